// @ts-check
// The game page: two people who sit elsewhere play each other, and others watch. online/ has its parts.
import "./board/board.js";
import "./line-up.js";
import "./move-list.js";
import { dataIn } from "./online/data.js";
import { GameScreen } from "./online/game-screen.js";
import { remember } from "./storage.js";

const data = dataIn(document);
if (data) {
  // Whoever goes back to the lobby is not led here again (lobby.js).
  remember("opened-game", data.slug);
  new GameScreen(data);
}
