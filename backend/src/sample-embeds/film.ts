import { FILM_SECONDS, MOTION } from './film-motion.ts';
import { SCENE } from './film-scene.ts';
import { html } from './html.ts';

/** Captions below the picture, each for a quarter of the film. */
const CAPTIONS = [
  '5:40. The lamps are still on.',
  '6:05. A train for the wheat.',
  '6:31. Sun over the bluffs.',
  '6:50. A meadowlark, on time.',
];

/**
 * The stand-in for the outside film: an animated drawing that plays, stops and restarts without a script. With reduced
 * motion it waits for Play, and then only its light changes.
 */
export const FILM = {
  title: 'Dawn at the elevator',
  body: html`<main>
    <h1>Dawn at the elevator, a film of ${FILM_SECONDS} seconds</h1>
    ${SCENE}
    <div class="bar">
      <p class="pause"><input type="checkbox" id="pause" /><label for="pause">Pause</label></p>
      <p class="play"><input type="checkbox" id="play" /><label for="play">Play</label></p>
      <ol>
        ${CAPTIONS.map((caption) => html`<li>${caption}</li> `)}
      </ol>
      <p class="again"><a href="/api/sample/film">Play again</a></p>
    </div>
  </main>`,
  style: `
:root { color-scheme: dark }
body, main { height: 100vh; height: 100dvh; background: #090d14; color: #f4efe1 }
main { display: grid; grid-template-rows: minmax(0, 1fr) auto }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
svg { display: block; width: 100%; height: 100% }

.bar { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; min-height: 48px; font: 500 0.9375rem/1.25rem var(--sans) }
.bar::before { content: ''; position: absolute; inset: 0 0 auto; height: 3px; background: #f2b61f; transform-origin: 0; animation: elapse ${FILM_SECONDS}s linear both }
.bar p { position: relative; display: grid }
label, .again a { display: grid; align-items: center; padding-inline: 16px }
input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer }
input:focus-visible + label { outline: 3px solid #f2b61f; outline-offset: -3px }
label { grid-template-columns: auto auto; gap: 8px }
label::before { content: ''; width: 14px; height: 14px; border: solid; border-width: 0 5px }
.pause input:checked + label::before, .play input:not(:checked) + label::before { border: 0; background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%) }
ol { display: grid; padding: 0; list-style: none; align-items: center; color: #b4bfca; font: 400 0.8125rem/1.125rem var(--sans) }
li { grid-area: 1 / 1; opacity: 0; animation: ${FILM_SECONDS}s linear both }
${CAPTIONS.map((_, i) => `li:nth-child(${i + 1}) { animation-name: caption-${i + 1} }`).join('\n')}
${CAPTIONS.map((_, i) => captionFrames(i)).join('\n')}
.again { visibility: hidden; animation: again ${FILM_SECONDS}s step-end both }

${MOTION}
@keyframes elapse { from { transform: scaleX(0) } }
@keyframes again { 99%, to { visibility: visible } }

.bar .play { display: none }
:root:has(#pause:checked) * { animation-play-state: paused }
.bar::before { animation-play-state: inherit }
:root:has(#pause:checked) .bar { animation-play-state: paused }

@media (prefers-reduced-motion: reduce) {
  .bar .pause { display: none }
  .bar .play { display: grid }
  .sun, .mist, .train, .birds, .wings, .bar::before { animation: none }
  .bar::before, .mist { display: none }
  .train { transform: translateX(180px) }
  .birds { transform: translate(980px, 190px) }
  :root:not(:has(#play:checked)) * { animation-play-state: paused }
}
`,
};

/** A caption shows for its quarter; the last one stays. */
function captionFrames(i: number): string {
  const share = 100 / CAPTIONS.length;
  const [from, to] = [i * share, (i + 1) * share];
  const end =
    i === CAPTIONS.length - 1 ? 'to { opacity: 1 }' : `${to - 1}% { opacity: 1 } ${to}%, to { opacity: 0 }`;
  const start = i === 0 ? 'from { opacity: 1 }' : `from, ${from}% { opacity: 0 } ${from + 1}% { opacity: 1 }`;
  return `@keyframes caption-${i + 1} { ${start} ${end} }`;
}
