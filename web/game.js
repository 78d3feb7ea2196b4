// @ts-check
// The game page: two people who sit elsewhere play each other, and others watch. online/ has its parts.
import "./board/board.js";
import "./line-up.js";
import "./move-list.js";
import { dataIn } from "./online/data.js";
import { GameScreen } from "./online/game-screen.js";

const data = dataIn(document);
if (data) new GameScreen(data);
