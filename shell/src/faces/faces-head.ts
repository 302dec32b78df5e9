import { FACES, FACES_KEY } from './face-files.ts';

/**
 * Inline script in the head. A browser that has loaded them before takes them from its cache while it reads the page, and
 * sets the page in them if they are there before its first frame. A later one leaves the page as it is; `applyFaces`
 * then changes it without moving a line. CSS alone asks for the face when the page is laid out: a slow processor gives it
 * up on most pages, though it is in the cache.
 */
export const FACES_SCRIPT =
  `try{let u=${JSON.stringify(FACES.roman)},late;if(localStorage.getItem(${JSON.stringify(FACES_KEY)})===u){` +
  'requestAnimationFrame(()=>{late=1});' +
  'new FontFace("Newsreader",`url(${u})`,{weight:"400 700"}).load().then(f=>{if(!late){' +
  'document.fonts.add(f);document.documentElement.dataset.faces=""}},()=>{})}}catch{}';

/** Without scripts `font-display: optional` has to do. */
export const FACES_WITHOUT_SCRIPTS =
  "<noscript><style>:root{--serif:'Newsreader',var(--serif-fallback)}</style></noscript>";
