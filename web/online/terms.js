// @ts-check
// The form for a new game, which offers only what can be played.

/** @param {HTMLFormElement} form which says what can be rated */
export function offerTerms(form) {
  const kinds = form.dataset.ratedKinds?.split(" ") ?? [];
  const openings = form.dataset.ratedOpenings?.split(" ") ?? [];
  const update = () => {
    const chosen = new FormData(form);
    const text = (/** @type {string} */ name) => String(chosen.get(name) ?? "");
    for (const part of form.querySelectorAll("[data-when]")) {
      if (!(part instanceof HTMLElement)) continue;
      part.hidden = part.dataset.when !== text("against") && part.dataset.when !== text("pace");
      for (const field of part.querySelectorAll("input, select")) field.toggleAttribute("disabled", part.hidden);
    }
    const canRate =
      kinds.includes(text("kind")) &&
      openings.includes(text("opening")) &&
      text("pace") !== "none" &&
      text("against") !== "computer";
    const rated = form.querySelector('[name="rated"][value="rated"]');
    const casual = form.querySelector('[name="rated"][value="casual"]');
    if (!(rated instanceof HTMLInputElement) || !(casual instanceof HTMLInputElement)) return;
    rated.disabled = !canRate;
    if (!canRate) casual.checked = true;
  };
  form.addEventListener("change", update);
  update();
}
