// @ts-check
// The look, as one constructed stylesheet, which a strict Content-Security-Policy allows. Custom properties are set on :host, so
// that a rule of the page for `kamisado-board` wins over them.

import { COLORS, PALETTES } from "./looks.js";

const palette = (/** @type {string} */ name) =>
  COLORS.map((color) => {
    const [paint, ink] = PALETTES[name]?.[color] ?? [];
    return `--kamisado-${color}:${paint};--kamisado-${color}-ink:${ink};`;
  }).join("");

const palettes = Object.keys(PALETTES)
  .map((name) => `:host([palette=${name}]){${palette(name)}}`)
  .join("");
const colors = COLORS.map(
  (color) => `.${color}{--paint:var(--kamisado-${color});--ink:var(--kamisado-${color}-ink)}`,
).join("");

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{${palette("classic")}
  --kamisado-wood:light-dark(#d2a56c,#4d3424);
  --kamisado-grain:light-dark(#7d4f22,#120a05);
  --kamisado-bed:light-dark(#3d2c1e,#0c0907);
  --kamisado-coordinates:light-dark(#3f2a15,#ead9bf);
  --kamisado-black:#1d1d22;
  --kamisado-white:#f7f1e4;
  --kamisado-active:#ffe14a;
  --kamisado-light:#fffdf6;
  --kamisado-dark:#14100c;
  --kamisado-win:#117a43;
  --kamisado-loss:#b3261e;
  --kamisado-hint:#1b5fc0;
  --kamisado-unknown:#5d5a55;
  display:block;position:relative;aspect-ratio:1;container-type:inline-size;
  -webkit-tap-highlight-color:transparent;user-select:none;-webkit-user-select:none}
:host([hidden]){display:none}
${palettes}${colors}
svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible;
  border-radius:1.5%;box-shadow:0 .4cqw 1.2cqw #0004,0 1.6cqw 4cqw #0003}
svg,svg *{pointer-events:none}
.wood path:first-child{fill:var(--kamisado-wood)}
.top path:first-child{filter:brightness(1.08)}.left path:first-child{filter:brightness(1.02)}
.right path:first-child{filter:brightness(.94)}.bottom path:first-child{filter:brightness(.88)}
.grain path{fill:none;stroke:var(--kamisado-grain)}
.bed{fill:var(--kamisado-bed)}
.edge{fill:none;stroke:#fff;stroke-opacity:.22;stroke-width:2}
.lip{fill:var(--kamisado-wood);filter:brightness(1.25)}
text{font:600 21px system-ui,sans-serif;fill:var(--kamisado-coordinates);text-anchor:middle;dominant-baseline:central}
.paint{fill:var(--paint)}
.gloss{stroke:#fff;stroke-opacity:.13;stroke-width:1}
.character{fill:var(--ink)}.character>*{display:none}
.character .letters{font-size:840px;font-weight:700;fill:var(--ink)}
.square .floor{opacity:.66}
.badge{display:none}
:host([symbols=kanji]) :is(.badge,.kanji),:host([symbols=letters]) :is(.badge,.letters),
:host(:not([symbols])) .name .kanji,:host([symbols=towers]) .name .kanji{display:inline}
.shadow{fill:#000;opacity:.34}
.body{fill:var(--kamisado-black);stroke:#000;stroke-width:1.5}
.white .body{fill:var(--kamisado-white);stroke:#4a4033}
.rim{stroke:#000;stroke-opacity:.55;stroke-width:2}
.black .rim{stroke:#b9b3a8;stroke-opacity:.75}
.tooth{fill:#fff4cf;stroke:#33240c;stroke-width:2;stroke-linejoin:round}
.lift,.shadow{transition:transform .14s ease-out,opacity .14s}
.held .lift{transform:translateY(-7px) scale(1.1)}
.held .shadow{transform:translate(3px,7px) scale(1.06);opacity:.26}
.halo{fill:none;stroke-linejoin:round;display:none}
.case.halo{stroke:var(--kamisado-dark);stroke-width:11}
.gold{stroke:var(--kamisado-active);stroke-width:6.5}
.wave{stroke:var(--kamisado-active);stroke-width:5;opacity:0}
:is(.active,.chosen,.won)>.lift>.halo{display:inline}
.ready>.lift>:is(.case,.gold){display:inline;stroke-width:6}
.ready>.lift>.gold{stroke:var(--kamisado-light);stroke-width:3}
:host([mode=plan]) .ready>.lift>:is(.case,.gold){display:none}
.active>.lift>.wave{animation:wave 1.9s ease-out infinite}
@keyframes wave{0%{transform:scale(.96);opacity:.95}60%,to{transform:scale(1.28);opacity:0}}
.line{fill:var(--kamisado-light);fill-opacity:.74;stroke:var(--kamisado-dark);stroke-opacity:.55;stroke-width:2.5;stroke-linejoin:round}
.foot{fill:none;stroke:var(--kamisado-light);stroke-width:4}
.foot.case{stroke:var(--kamisado-dark);stroke-opacity:.6;stroke-width:8}
.end{fill:none;stroke:var(--kamisado-light);stroke-width:4;stroke-opacity:.85}
.dot{fill:var(--kamisado-light);stroke:var(--kamisado-dark);stroke-opacity:.7;stroke-width:3.5;transition:r .12s}
.hover .dot{r:21px}
.spot{fill:none}.hover .spot{stroke:var(--kamisado-active);stroke-width:7}
.target .case,.target .hoop{fill:none;stroke-width:9}
.target .case{stroke:var(--kamisado-dark);stroke-opacity:.75}
.target .hoop{stroke:var(--kamisado-light);stroke-width:5;stroke-dasharray:12 7}
.target:not(.push) :is(.case,.hoop){display:none}
:host(:is([symbols=kanji],[symbols=letters])) .target:not(.push) :is(.case,.hoop){display:inline}
:host(:is([symbols=kanji],[symbols=letters])) .dot{display:none}
.hover .hoop{stroke:var(--kamisado-active);stroke-dasharray:none}
.chevron{fill:none;stroke:var(--kamisado-light);stroke-width:7;stroke-linecap:round;stroke-linejoin:round;paint-order:stroke;filter:drop-shadow(0 0 3px #000)}
.blocked *{fill:none;stroke:var(--kamisado-light);stroke-width:7}
.blocked .tape{stroke:var(--kamisado-dark);stroke-dasharray:13 9}
.stop circle{fill:var(--kamisado-loss);stroke:#fff;stroke-width:3}
.stop path{stroke:#fff;stroke-width:5;stroke-linecap:round}
.arrow{stroke:var(--kamisado-light);stroke-width:3.5;stroke-linejoin:round;fill:var(--kamisado-hint);fill-opacity:.92}
.arrow.win{fill:var(--kamisado-win)}.arrow.loss{fill:var(--kamisado-loss)}
.arrow.unknown{fill:var(--kamisado-unknown)}
.arrow.circle{fill:none;stroke:var(--kamisado-hint);stroke-width:9;stroke-opacity:.92}.arrow.circle.unknown{stroke:var(--kamisado-unknown)}
.bow path{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bow .case{stroke:var(--kamisado-light);stroke-width:15}
.bow .shaft{stroke:var(--kamisado-dark);stroke-width:8}
.bow .head{fill:var(--kamisado-dark);stroke:var(--kamisado-dark);stroke-width:3}
.bow.call .case{stroke:var(--kamisado-dark)}
.bow.call .shaft{stroke:var(--kamisado-active);stroke-dasharray:1 16}
.bow.call .head{fill:var(--kamisado-active);stroke:var(--kamisado-active)}
.mark>:first-child{fill:var(--kamisado-hint);stroke:#fff;stroke-width:4}
.mark.win>:first-child{fill:var(--kamisado-win)}.mark.loss>:first-child{fill:var(--kamisado-loss)}
.mark.unknown>:first-child{fill:var(--kamisado-unknown);stroke-dasharray:9 6}
.mark text{fill:#fff;font-size:34px;font-weight:700;font-variant-numeric:tabular-nums}
.mark .long{font-size:24px}
[role=grid]{position:absolute;display:grid;grid:repeat(8,1fr)/1fr}
[role=row]{display:grid;grid:1fr/repeat(8,1fr)}
[role=gridcell]{touch-action:manipulation;outline:none;border-radius:7%}
[role=gridcell]:focus-visible{outline:max(2px,.45cqw) solid #fff;outline-offset:calc(-1*max(2px,.45cqw));
  box-shadow:0 0 0 max(2px,.4cqw) #000,inset 0 0 0 max(4px,.9cqw) #000}
.can{cursor:pointer}.grab{cursor:grab;touch-action:none}
:host(:active) .grab{cursor:grabbing}
.live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container (max-width:480px){text{font-size:27px}.mark text{font-size:38px}.mark .long{font-size:27px}}
@media (prefers-reduced-motion){*{animation:none!important;transition:none!important}}
:host([motion=none]) *{animation:none!important;transition:none!important}
:host([towers=flat]) :is(.facets,.shadow){display:none}
:host([towers=flat]) .rim{fill:none}
:host([towers=round]) .facets{opacity:0}
:host([look=slate]){--kamisado-wood:light-dark(#8d959d,#3a4148);--kamisado-grain:transparent;--kamisado-bed:light-dark(#30363c,#0b0d0f);
  --kamisado-coordinates:light-dark(#15191c,#dfe5ea)}
:host([look=paper]){--kamisado-wood:light-dark(#fbf8f1,#26231e);--kamisado-grain:transparent;--kamisado-bed:light-dark(#ddd5c5,#14120f);
  --kamisado-coordinates:light-dark(#4b4437,#d8cfbf)}
:host([look=paper]) svg{box-shadow:none}
:host([look=paper]) .sheen{display:none}
@media (forced-colors:active){:host{forced-color-adjust:none}}
`);

export default sheet;
