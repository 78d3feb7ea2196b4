// The squares of the board as a picture of their own, for the moment before the scripts of a page have come.
import { BOARD, COLORS, PALETTES } from "../board/looks.js";

/** The picture as it is kept in pictures/board.svg, with the frame left to the page. */
export function emptyBoard() {
  const squares = COLORS.map((color) => {
    const own = BOARD.flatMap((rank, row) =>
      rank.flatMap((each, column) =>
        each === color ? `<rect x="${100 * column + 1.5}" y="${100 * row + 1.5}" width="97" height="97" rx="6"/>` : [],
      ),
    );
    return `<g fill="${PALETTES.classic?.[color][0]}">\n${own.join("\n")}\n</g>`;
  });
  const bed = '<rect x="-5" y="-5" width="810" height="810" rx="7" fill="#3d2c1e"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-38 -38 876 876">\n${bed}\n${squares.join("\n")}\n</svg>\n`;
}
