import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { ROOM_ATTRIBUTE, type GuestContainer, type GuestStyle } from '@meadowlark/shared/contract/guest.ts';
import type { RemoteRoute } from '../../src/routes.ts';

/** The first script of a guest's release; it names all other scripts, with their hashes. */
export function guestEntry(guest: GuestContainer): string {
  return `window.meadowlarkGuest(${JSON.stringify(guest)});\n`;
}

/**
 * The `server.cjs` of a guest. Without a server file of its own (`null`), a page is an empty room for the guest. With one,
 * the page is the HTML that its `render` returns, or its component (the default export), which the browser hydrates.
 */
export function guestServer(
  pages: Readonly<Record<string, readonly GuestStyle[]>>,
  serverFile: string | null,
): string {
  return `'use strict';
const { createElement, Fragment } = require('react');
const guest = ${serverFile === null ? '{}' : `(function (module) {\n(function (module, exports) {\n${serverFile}\n})(module, module.exports);\nreturn module.exports;\n})({ exports: {} })`};
const Component = guest.default ?? (typeof guest === 'function' ? guest : null);
const safe = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');

async function load({ params }) {
  if (guest.render) {
    const html = await guest.render();
    if (typeof html !== 'string') throw new Error('The function "render" of the server file returned no HTML.');
    return { status: 200, data: { html, isPending: false } };
  }
  if (Component) return { status: 200, data: { html: null, isPending: false } };
  const { pendingText, withoutScripts } = params;
  const html = '<p data-pending="">' + safe(pendingText) + '</p><noscript><p>' + safe(withoutScripts) + '</p></noscript>';
  return { status: 200, data: { html, isPending: true } };
}

const head = (data, { params }) => ({
  title: params.title,
  description: params.standfirst,
  canonical: params.path,
});

const pageWith = (styles) => ({ data }) =>
  createElement(
    Fragment,
    null,
    ...styles.map((style) => createElement('link', { rel: 'stylesheet', crossOrigin: 'anonymous', ...style })),
    data.html === null
      ? createElement(Component)
      : createElement('div', {
          '${ROOM_ATTRIBUTE}': data.isPending ? 'pending' : 'open',
          dangerouslySetInnerHTML: { __html: data.html },
        }),
  );

exports.contract = ${CONTRACT};
exports.blocks = {};
exports.pages = {};
for (const [name, styles] of Object.entries(${JSON.stringify(pages)}))
  exports.pages[name] = { load, head, Page: pageWith(styles) };
`;
}

/** The `fixtures.cjs` of a guest: each page at its path. */
export function guestFixtures(routes: readonly RemoteRoute[]): string {
  const pages = Object.fromEntries(
    routes.map(({ page, path, params }) => [page, [{ name: 'at its address', path, params }]]),
  );
  return `exports.blocks = {};
exports.pages = ${JSON.stringify(pages)};
for (const [fixture] of Object.values(exports.pages)) fixture.respond = () => new Response('', { status: 404 });
`;
}
