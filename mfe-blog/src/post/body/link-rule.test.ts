import { allowedAddress } from './link-rule.ts';

const SAFE = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);

/** The protocol that a browser reads from the URL. */
function protocolInBrowser(address: string): string | null {
  return URL.canParse(address, 'https://site.test/blog/a')
    ? new URL(address, 'https://site.test/blog/a').protocol
    : null;
}

describe('keptAddress keeps', () => {
  // spec 5 Rules: Markdown links: http, https, irc, ircs, mailto, xmpp or relative; else empty
  it.each([
    'http://a.example',
    'https://a.example/b?c#d',
    'HTTPS://A.EXAMPLE',
    'irc://chat.example/omaha',
    'ircs://chat.example/omaha',
    'mailto:news@meadowlark.example',
    'xmpp:desk@meadowlark.example',
    'MailTo:news@meadowlark.example',
  ])('the protocol of %s', (address) => {
    expect(allowedAddress(address)).toBe(address);
  });

  // spec 5 Rules: Markdown links: http, https, irc, ircs, mailto, xmpp or relative; else empty
  it.each([
    '',
    'post',
    './post',
    '/blog',
    '//other.example/a',
    '?page=2',
    '#part',
    '/a:b',
    'a/b:c',
    '?q=a:b',
    'a?b:c',
    '#a:b',
    'a#b:c',
    '/javascript:alert(1)',
    // No colon: browsers read a path.
    'javascript%3Aalert(1)',
    'javascript&colon;alert(1)',
    // The hash is before the colon; entities of markdown are decoded earlier (body-tree.test.ts).
    '&#106;avascript:alert(1)',
    'javascript：alert(1)',
  ])('the relative address %j', (address) => {
    expect(allowedAddress(address)).toBe(address);
  });
});

describe('keptAddress empties', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\njavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript :alert(1)',
    'java%73cript:alert(1)',
    'javascript://site.test/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://site.test/1',
    'view-source:https://site.test',
    'ftp://a.example',
    'tel:+14025550136',
    'httpss://a.example',
    'xhttp://a.example',
    'ht\ntps://a.example',
    ' https://a.example',
    ':',
    ':a',
  ])('%j', (address) => {
    expect(allowedAddress(address)).toBe('');
  });
});

// spec 5 Rules: Markdown links: http, https, irc, ircs, mailto, xmpp or relative; else empty
it('never keeps what a browser would read as another protocol', () => {
  const pieces = [
    'javascript',
    'data',
    'https',
    ':',
    '/',
    '?',
    '#',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u0001',
    '%3A',
    '&colon;',
    '\\',
    '@',
    'a',
    '\u00a0',
    '\ufeff',
  ];
  // Deterministic, so that a failure can be reproduced.
  let seed = 20251121;
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % limit;
  };
  const dangerous: string[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const address = Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)] ?? '').join('');
    const kept = allowedAddress(address);
    const protocol = protocolInBrowser(kept);
    if (protocol !== null && !SAFE.has(protocol)) dangerous.push(address);
  }
  expect(dangerous).toEqual([]);
});
