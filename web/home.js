// @ts-check
import "./board/board.js";
import { dress } from "./settings.js";

const board = document.getElementById("show");
if (board) dress(board);
