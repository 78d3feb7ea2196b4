// @ts-check
// A tower or a square that cannot be chosen: the engine says why, and the board shows which square calls which tower.

/**
 * Shows on the board that a choice was refused, and gives the reason, or the empty text where there is none.
 * @param {import("./board/board.js").KamisadoBoard} board
 * @param {import("./engine.js").Engine} engine
 * @param {import("./match.js").Match} match
 * @param {{ square: string, from: string }} choice what was chosen, and the tower that was chosen before
 */
export async function refuse(board, engine, match, { square, from }) {
  const shown = board.state;
  const why = await engine
    .talk(async (conversation) => {
      await conversation.lay(match);
      return conversation.why(from || square, from ? square : null);
    })
    .catch(() => null);
  if (!why?.sentence || board.state !== shown) return "";
  const { calling, called } = why;
  board.arrows = calling && called ? [{ from: calling, to: called, kind: "call" }] : [];
  board.shake(square);
  return why.sentence;
}
