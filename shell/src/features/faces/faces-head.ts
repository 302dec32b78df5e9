import { FACES, FACES_KEY } from './face-files.ts';

/**
 * Inline script in the head. A browser that has loaded the fonts before loads them from its cache while it parses the page,
 * and uses them if they are ready before the first frame. If they come later, the page stays as it is, and `applyFaces`
 * changes it without moving a line. With CSS alone, the font is requested at layout: on a slow CPU most pages drop it,
 * although it is in the cache.
 */
export const FACES_SCRIPT =
  `try{let u=${JSON.stringify(FACES.roman)},late;if(localStorage.getItem(${JSON.stringify(FACES_KEY)})===u){` +
  'requestAnimationFrame(()=>{late=1});' +
  'new FontFace("Newsreader",`url(${u})`,{weight:"400 700"}).load().then(f=>{if(!late){' +
  'document.fonts.add(f);document.documentElement.dataset.faces=""}},()=>{})}}catch{}';

/** Without scripts, `font-display: optional` has to suffice. */
export const FACES_WITHOUT_SCRIPTS =
  "<noscript><style>:root{--serif:'Newsreader',var(--serif-fallback)}</style></noscript>";
