// @ts-check
// Runs before the page is painted, so that it never flashes in the wrong theme and nothing moves when its scripts come.
try {
  const theme = localStorage.getItem("kamisado.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // Whoever has chosen colours or played is not asked whether they can tell the colours apart (play/palette-offer.js).
  const answers = ["palette-offer", "palette", "symbols", "match"];
  const isAnswered = answers.some((name) => localStorage.getItem(`kamisado.${name}`) !== null);
  document.documentElement.toggleAttribute("data-knows-colors", isAnswered);
  const looks = ["palette", "look"].map((name) => localStorage.getItem(`kamisado.${name}`) ?? "");
  document.documentElement.toggleAttribute("data-dressed", !/^(classic)? (wood)?$/.test(looks.join(" ")));
} catch {
  // A browser that keeps nothing shows its own theme.
}
