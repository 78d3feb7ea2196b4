// @ts-check

/** The same letters in a random order. @param {string} letters */
export function shuffled(letters) {
  const all = [...letters];
  for (let end = all.length - 1; end > 0; end -= 1) {
    const other = Math.floor(Math.random() * (end + 1));
    [all[end], all[other]] = [all[other] ?? "", all[end] ?? ""];
  }
  return all.join("");
}
