import { THEME_GROUND, THEME_KEY } from './theme.ts';

/**
 * Inline script in the head: applies the reader's choice to the root element (read by tokens.css) and to the color of the
 * browser's bars before the first paint. The page is the same for all readers and can be cached. Storage may be forbidden
 * or contain anything.
 */
export const THEME_SCRIPT =
  `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark"){` +
  'document.documentElement.dataset.theme=t;' +
  `document.querySelectorAll('meta[name="theme-color"]').forEach(function(m){` +
  `m.content=t==="dark"?${JSON.stringify(THEME_GROUND.dark)}:${JSON.stringify(THEME_GROUND.light)}})}}catch{}`;

/** Head tags of the theme: the colors of both system themes, before the script that applies the reader's choice. */
export const THEME_HEAD = [
  '<meta name="color-scheme" content="light dark">',
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_GROUND.light}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_GROUND.dark}">`,
].join('');
