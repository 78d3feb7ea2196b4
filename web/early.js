// @ts-check
// Runs before the page is painted, so that it never flashes in the wrong theme.
try {
  const theme = localStorage.getItem("kamisado.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows its own theme.
}
