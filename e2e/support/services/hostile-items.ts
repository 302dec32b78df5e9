import type { RssItem } from './rss.ts';

const LONG = 'x'.repeat(10_000);
const TOWER = `Z${'\u0301\u0324\u0359'.repeat(200)}algo`;
const TURNED =
  '\u202Eevil\u2066turned\u2069 \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 123 (abc)';

/** Script in every form that markup can carry. It calls `harm`, which the test records. */
const MARKUP = [
  '<script>harm("script")</script>',
  '</script><script>harm("closed")</script>',
  '<img src=x onerror="harm(\'onerror\')">',
  '<svg onload=harm("onload")><a xlink:href="javascript:harm(1)">x</a></svg>',
  '<iframe src="javascript:harm(2)" srcdoc="<script>parent.harm(3)</script>"></iframe>',
  '<a href="javascript:harm(4)">link</a><base href="https://evil.example/">',
  '</p></article></main></div></body></html><style>body{display:none}</style>',
  '<!--<template><script>harm(5)</script>--><math><mtext></p><style><img src=x onerror=harm(6)>',
  '&lt;script&gt;harm("escaped")&lt;/script&gt;',
].join('');

/** Executable schemes in the spellings of attackers, and misleading addresses. */
const ADDRESSES = [
  'javascript:harm("plain")',
  ' \tJaVaScRiPt:harm("case")',
  'java\nscript:harm("newline")',
  '&#106;avascript:harm("entity")',
  'data:text/html,<script>harm("data")</script>',
  'vbscript:harm("vb")',
  'https://user:pass@evil.example/',
  `https://evil.example/${'a'.repeat(5000)}`,
  '"><script>harm("attribute")</script>',
];

/** A feed that covers every field and every kind of attack. */
export function hostileItems(): RssItem[] {
  return [
    {
      guid: 'markup',
      title: `Markup ${MARKUP}`,
      description: MARKUP,
      author: MARKUP,
      date: MARKUP,
      link: MARKUP,
      picture: MARKUP,
    },
    { guid: MARKUP, title: 'A hostile name', description: `${MARKUP} and a word`, link: ADDRESSES[0] ?? '' },
    {
      guid: 'long',
      title: LONG,
      description: LONG,
      author: LONG,
      date: LONG,
      link: `https://${'a'.repeat(60)}.example/${LONG}`,
      picture: `https://pics.example/${LONG}`,
    },
    {
      guid: 'host',
      title: 'A long host',
      description: 'x',
      link: `https://${`${'a'.repeat(60)}.`.repeat(3)}example/`,
    },
    { guid: 'tower', title: TOWER, description: TOWER.repeat(20), author: TOWER },
    {
      guid: 'turned',
      title: TURNED,
      description: TURNED.repeat(10),
      author: TURNED,
      date: TURNED.slice(0, 40),
    },
    {
      guid: 'templates',
      title: 'Templates {{constructor.constructor("harm(1)")()}} ${harm(2)} <%= harm(3) %>',
      description: '{{7*7}} ${7*7} <%= 7*7 %> #{7*7} [[harm]] </script> ]]> <!-- __proto__',
    },
    ...ADDRESSES.map((address, i) => ({
      guid: `address-${i}`,
      title: `Address ${i}`,
      description: `<img src="${address}" alt="${'alt '.repeat(200)}"> text`,
      link: address,
      picture: address,
    })).slice(0, 8),
  ];
}
