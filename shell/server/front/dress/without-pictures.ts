const PRELOADS = /<link rel="preload" as="image"[^<>]*>/g;
const IMAGES = /<(?:img|video)\b[^<>]*>/g;
const SOURCES = / (src|srcset|poster)="/gi;
const ROOT = '<html lang="en-US"';
const MAIN = '<main ';

/** Where the reader asks for them. It needs no script. */
const BAR =
  '<style>img[alt=""]:not([src]){visibility:hidden}[data-lite-bar]{width:min(100% - 2*var(--gutter),var(--page));margin:var(--s-3) auto 0;font:var(--text-meta);' +
  'color:var(--ink-soft)}[data-lite-bar] button{min-height:var(--tap);padding:0 var(--s-2);border:0;background:none;color:var(--ink);' +
  'font:inherit;font-weight:600;text-decoration-line:underline;cursor:pointer}</style>' +
  '<form data-lite-bar action="/_pictures" method="post">Pictures are left out to save data.' +
  '<button name="pictures" value="yes">Show pictures</button></form>';

/**
 * HTML of a page, or a piece of it, whose pictures are not loaded: their boxes and alternative texts stay. Attribute values
 * have no `<` or `>`, as React escapes them.
 */
export function withoutPictures(html: string): string {
  return html
    .replaceAll(PRELOADS, '')
    .replaceAll(IMAGES, (image) => image.replaceAll(SOURCES, ' data-$1="'))
    .replace(ROOT, `${ROOT} data-lite=""`)
    .replace(MAIN, `${BAR}${MAIN}`);
}
