import { THEME_GROUND, THEME_KEY } from './theme.ts';

/**
 * Runs in the head, before anything is painted: puts the reader's choice on the root element, where tokens.css looks
 * for it, and on the colour of the browser's bars. The page is the same for all readers and can be cached; only this
 * knows who reads. Storage may be forbidden, and what is in it may be anything.
 */
export const THEME_SCRIPT =
  `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark"){` +
  'document.documentElement.dataset.theme=t;' +
  `document.querySelectorAll('meta[name="theme-color"]').forEach(function(m){` +
  `m.content=t==="dark"?${JSON.stringify(THEME_GROUND.dark)}:${JSON.stringify(THEME_GROUND.light)}})}}catch(e){}`;

/** What the head says about colour: both grounds for whoever follows the system, then the reader's own choice. */
export const THEME_HEAD = [
  '<meta name="color-scheme" content="light dark">',
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_GROUND.light}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_GROUND.dark}">`,
  `<script>${THEME_SCRIPT}</script>`,
].join('');
