import { FACES, FACES_KEY } from './face-files.ts';

/**
 * Head tags of the faces. A browser that has loaded them paints with them at once. Without scripts nothing moves lines
 * either: `font-display: optional` leaves the page as it was painted.
 */
export const FACES_HEAD =
  `<script>try{if(localStorage.getItem(${JSON.stringify(FACES_KEY)})===${JSON.stringify(FACES.roman)})` +
  'document.documentElement.dataset.faces=""}catch(e){}</script>' +
  "<noscript><style>:root{--serif:'Newsreader',var(--serif-fallback)}</style></noscript>";
