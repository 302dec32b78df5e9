import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import { keptPage } from './kept-page.ts';
import { filesOf, picturesOf, storiesOf } from './referred-files.ts';

const SIGNED = `/pictures/${'s'.repeat(22)}/aHR0cHM`;
const PLAN = JSON.stringify({
  awake: [{ href: '/releases/shell/1/web/awake.js' }],
  reader: { href: '/releases/shell/1/web/reader.js' },
});
const HTML =
  '<!DOCTYPE html><html lang="en-US"><head><style>@font-face{src:url(/releases/shell/1/web/roman.woff2)}</style>' +
  `<link rel="preload" as="image" imagesrcset="${SIGNED}/800 800w"><script src="/releases/shell/1/web/boot.js" defer></script></head>` +
  `<body><div id="root"><a href="#main">Skip</a>${BREAKING_PLACE}<a href="/article/local-news-1">A</a><a href="/blog/b?x=1">B</a><a href="/blog/c">C</a>` +
  `<img alt="" sizes="100vw" srcSet="${SIGNED}/800 800w,${SIGNED}/1280 1280w" src="${SIGNED}/1280"></div>` +
  `<link rel="stylesheet" href="/releases/shell/1/web/late.css"><script type="application/json" id="wake-plan">${PLAN}</script><script type="application/json" id="page-state">{"a":1}</script></body></html>`;

it('a kept page says how old it is in the time of Omaha, above all else, and has the hash of what is sent', () => {
  const { html, bytes, integrity } = keptPage('/', HTML, Date.parse('2026-11-22T11:40:30Z'));
  expect(html).toContain('</a><div data-frame="breaking" role="status"><section data-offline');
  expect(html).toContain(
    '<b>You are offline.</b> This is the paper of <time datetime="2026-11-22T11:40:30.000Z">Nov 22, 5:40 a.m.</time>',
  );
  expect(bytes).toBe(Buffer.byteLength(html));
  expect(integrity).toBe(integrityOf(html));
});

it('never wakes, but keeps the scripts of a reader', () => {
  const { html } = keptPage('/', HTML, 0);
  const plan: unknown = JSON.parse(/id="wake-plan">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(plan).toEqual({
    awake: [],
    units: [],
    atOnce: false,
    reader: { href: '/releases/shell/1/web/reader.js' },
  });
  expect(html).not.toContain('page-state');
});

it('requests one width of each picture, so that the saved one is the one that is shown', () => {
  const { html } = keptPage('/', HTML, 0);
  expect(html).not.toMatch(/srcset|1280|rel="preload"/i);
  expect(picturesOf(html)).toEqual([`${SIGNED}/480`]);
});

it('lists the files that a sleeping page loads, not those that wake it, and the stories from the top', () => {
  expect(filesOf(HTML).toSorted()).toEqual(
    ['boot.js', 'late.css', 'reader.js', 'roman.woff2'].map((name) => `/releases/shell/1/web/${name}`),
  );
  expect(storiesOf(HTML)).toEqual(['/article/local-news-1', '/blog/c']);
});
