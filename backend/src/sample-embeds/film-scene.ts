import { html, type Html } from './html.ts';

const SILOS = Array.from({ length: 8 }, (_, i) => 420 + i * 84);
const CARS = Array.from({ length: 7 }, (_, i) => 250 + i * 196);
const CAR_COLORS = ['#d98b24', '#6b2a3c', '#3c6e80'];
const LAMPS = [548, 592, 636, 680, 724];

/** x, y and radius, scattered by hand. */
const STARS: readonly (readonly [number, number, number])[] = [
  [90, 80, 2],
  [210, 190, 3],
  [330, 60, 2],
  [390, 250, 2],
  [470, 120, 3],
  [830, 70, 2],
  [900, 210, 2],
  [985, 110, 3],
  [1090, 60, 2],
  [1150, 240, 2],
  [1240, 130, 3],
  [1330, 50, 2],
  [1420, 190, 2],
  [1500, 100, 3],
  [1560, 280, 2],
  [60, 320, 2],
];

/** The drawing of the film, in daylight colors. `film-motion.ts` moves its classes. */
export const SCENE: Html = html`<svg
  viewBox="0 0 1600 900"
  preserveAspectRatio="xMidYMax slice"
  role="img"
  aria-labelledby="shows"
>
  <title id="shows">
    Night over a grain elevator. The sky turns red, then gold; a freight train passes, the lamps go out, the
    sun rises, and a meadowlark sings on a fence post.
  </title>
  <defs>
    <linearGradient id="dawn-sky" x2="0" y2="1">
      <stop stop-color="#3d3555" />
      <stop offset=".6" stop-color="#b5637a" />
      <stop offset="1" stop-color="#f0a66a" />
    </linearGradient>
    <linearGradient id="day-sky" x2="0" y2="1">
      <stop stop-color="#8fb7c2" />
      <stop offset=".75" stop-color="#f2e3b8" />
    </linearGradient>
  </defs>
  <rect width="1600" height="900" fill="#0e1828" />
  <rect class="dawn" width="1600" height="900" fill="url(#dawn-sky)" />
  <rect class="day" width="1600" height="900" fill="url(#day-sky)" />
  <g class="stars" fill="#f4efe1">
    ${STARS.map(([x, y, r]) => html`<circle cx="${x}" cy="${y}" r="${r}" />`)}
  </g>
  <circle class="sun" cx="1290" cy="330" r="84" fill="#f2b61f" />
  <g class="birds" fill="none" stroke="#24405a" stroke-width="6" stroke-linecap="round">
    <path class="wings" d="M0 0q22-20 40 0q18-20 40 0" />
    <path class="wings late" d="M110 46q20-18 36 0q16-18 36 0" />
    <path class="wings" d="M96-54q18-16 32 0q14-16 32 0" />
  </g>
  <path d="M0 700q150-64 330-46t360 6 330-30 330-14 250 30v254H0z" fill="#5d7f78" />
  <path class="shade" d="M0 700q150-64 330-46t360 6 330-30 330-14 250 30v254H0z" fill="#0b1322" />
  <path d="M0 716h1600v184H0z" fill="#c9a25a" />
  <g>
    <rect x="400" y="296" width="712" height="36" fill="#24405a" />
    <rect x="520" y="176" width="240" height="122" fill="#eef1ee" />
    <rect x="704" y="176" width="56" height="122" fill="#a9c0bf" />
    <path d="M508 176h264l-20-26H528z" fill="#24405a" />
    ${SILOS.map((x) => html`<rect x="${x}" y="332" width="80" height="392" fill="#f7f0df" /><rect x="${x + 54}" y="332" width="26" height="392" fill="#a9c0bf" />`)}
    <rect x="1112" y="500" width="120" height="224" fill="#a8452a" />
    <path d="M1096 500l76-62 76 62z" fill="#6b2a3c" />
    <path d="M1000 314h60l90 130" fill="none" stroke="#24405a" stroke-width="12" />
  </g>
  <path
    class="shade"
    d="M400 296h108V176l20-26h224l20 26v120h340v36h-24v168h8l76-62 76 62h-16v216H1600v184H0V716h420V332h-20z"
    fill="#0b1322"
  />
  <g class="lamps" fill="#f2b61f">
    ${LAMPS.map((x) => html`<rect x="${x}" y="206" width="20" height="28" />`)}
    <rect x="1154" y="560" width="36" height="44" />
    <circle cx="1000" cy="368" r="9" />
    <circle cx="456" cy="368" r="9" />
  </g>
  <path d="M0 748h1600v14H0z" fill="#24405a" />
  <g class="train">
    <path class="beam" d="M0 690L-330 640v120z" fill="#f2b61f" />
    <path d="M0 662l26-18h120v-42h70v142H0z" fill="#a8452a" />
    <path d="M158 616h44v30h-44z" fill="#f2e3b8" />
    <path d="M0 706h216v12H0z" fill="#f2b61f" />
    ${CARS.map((x, i) => html`<path d="M${x} 626h176v78l-22 40h-34l-14-22h-36l-14 22h-34l-22-40z" fill="${CAR_COLORS[i % 3] ?? ''}" />`)}
    <path
      class="shade"
      d="M0 662l26-18h120v-42h70v142H0z${CARS.map((x) => `M${x} 626h176v78l-22 40h-34l-14-22h-36l-14 22h-34l-22-40z`).join('')}"
      fill="#0b1322"
    />
    <g fill="#172436">
      ${[0, ...CARS].map((x) => html`<circle cx="${x + 40}" cy="746" r="15" /><circle cx="${x + 138}" cy="746" r="15" />`)}
    </g>
  </g>
  <path class="mist" d="M-300 742q340-34 700-8t720-4 780 6v40H-300z" fill="#f7f0df" />
  <path d="M0 800q400-40 800-16t800-20v136H0z" fill="#8a7a35" />
  <path class="shade" d="M0 800q400-40 800-16t800-20v136H0z" fill="#0b1322" />
  <g fill="#172436">
    <path d="M196 640h26v260h-26zM20 700h22v200H20zM400 700h22v200h-22z" />
    <path d="M0 730q100 16 209 0t202 0" fill="none" stroke="#172436" stroke-width="4" />
  </g>
  <g class="lark" transform="translate(152 528) scale(1.25)">
    <path
      fill="#172436"
      d="M60 17c-7 0-11 4-14 11-9 7-18 18-23 33L8 90l3 4 10 1 12-14c8 5 17 5 24 2 14-5 22-17 22-32 0-8-2-13-5-18l17-13-17 6 20-16-24 9c-3-2-6-3-10-3z"
    />
    <path
      fill="#f2b61f"
      d="M70 34c5 7 7 15 5 24-3 13-11 20-21 22-4 1-8 0-11-1 12-8 13-27 19-38 2-4 5-6 8-7z"
    />
    <path fill="#172436" d="M76.5 45c-5 6-10 5-14-2l-2.500 6c5 9 11 10 16.500 3z" />
    <g class="song" fill="none" stroke="#172436" stroke-width="3" stroke-linecap="round">
      <path d="M102 8q8 6 6 16" />
      <path d="M112-2q14 11 10 30" />
      <path d="M122-12q20 16 14 44" />
    </g>
  </g>
</svg>`;
