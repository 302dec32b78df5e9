import type { IncomingHttpHeaders } from 'node:http';

/** `no` or `yes`: whether the reader chose pages without pictures, or with them. */
export const LITE_COOKIE = 'pictures';

const CHOICE = /(?:^|;\s*)pictures=(no|yes)(?:;|$)/;

/** Whether a reader gets pages without pictures: by choice, otherwise if the browser saves data (`Save-Data`). */
export function wantsLite(headers: IncomingHttpHeaders): boolean {
  const choice = CHOICE.exec(headers.cookie ?? '')?.[1];
  return choice === undefined ? headers['save-data'] === 'on' : choice === 'no';
}

const PRELOADS = /<link rel="preload" as="image"[^<>]*>/g;
const IMAGES = /<(?:img|video)\b[^<>]*>/g;
const SOURCES = / (src|srcset|poster)="/gi;
const ROOT = '<html lang="en-US"';
const MAIN = '<main ';

/** Where the reader turns them on again. It needs no script. */
const BAR =
  '<style>img[alt=""]:not([src]){visibility:hidden}[data-lite-bar]{width:min(100% - 2*var(--gutter),var(--page));margin:var(--s-3) auto 0;font:var(--text-meta);' +
  'color:var(--ink-soft)}[data-lite-bar] button{min-height:var(--tap);padding:0 var(--s-2);border:0;background:none;color:var(--ink);' +
  'font:inherit;font-weight:600;text-decoration-line:underline;cursor:pointer}</style>' +
  '<form data-lite-bar action="/_pictures" method="post">Pictures are left out to save data.' +
  '<button name="pictures" value="yes">Show pictures</button></form>';

/**
 * HTML of a page, or a part of one, whose pictures are not loaded: their boxes and alternative texts stay. Attribute values
 * contain no `<` or `>`, as React escapes them.
 */
export function withoutPictures(html: string): string {
  return html
    .replaceAll(PRELOADS, '')
    .replaceAll(IMAGES, (image) => image.replaceAll(SOURCES, ' data-$1="'))
    .replace(ROOT, `${ROOT} data-lite=""`)
    .replace(MAIN, `${BAR}${MAIN}`);
}
