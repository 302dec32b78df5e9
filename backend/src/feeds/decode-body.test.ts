import { decodeBody } from './decode-body.ts';

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const little = (text: string): Buffer => Buffer.from(text, 'utf16le');
const rss = (encoding: string | null, title: string): string =>
  `<?xml version="1.0"${encoding ? ` encoding="${encoding}"` : ''}?><rss><title>${title}</title></rss>`;
const CLEAN = (title: string): string => rss(null, title);

// “It’s 5 €” – é, as windows-1252 writes it.
const CP1252 = '\x93It\x92s 5 \x80\x94 \x96 \xe9';
const PLAIN = '“It’s 5 €” – é';

describe('windows-1252', () => {
  test.each([
    ['declared in the XML', rss('windows-1252', CP1252), 'application/rss+xml'],
    ['declared in HTTP', rss(null, CP1252), 'text/xml; charset=windows-1252'],
    ['called ISO-8859-1, as it usually is', rss('ISO-8859-1', CP1252), null],
    ['called UTF-8', rss('UTF-8', CP1252), 'text/xml; charset="utf-8"'],
    ['called UTF-16', rss('utf-16', CP1252), null],
    ['with a label nobody knows', rss('x-made-up', CP1252), 'text/xml; charset=none'],
    ['with no label', rss(null, CP1252), null],
  ])('%s', (_name, text, contentType) => {
    expect(decodeBody(latin(text), contentType)).toBe(CLEAN(PLAIN));
  });

  test('all 256 bytes', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const text = decodeBody(bytes, 'text/xml; charset=cp1252');
    expect(text).toHaveLength(256);
    expect(text.slice(0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
    expect(text.codePointAt(0xff)).toBe(0xff);
  });
});

describe('UTF-8', () => {
  test.each([
    ['with no label', rss(null, PLAIN), null],
    ['declared', rss('utf-8', PLAIN), 'text/xml; charset=utf-8'],
    ['when the XML lies', rss('ISO-8859-1', PLAIN), null],
    ['when HTTP lies', rss('utf-8', PLAIN), 'text/xml; charset=ISO-8859-1'],
    ['when the XML says UTF-16', rss('utf-16', PLAIN), null],
  ])('%s', (_name, text, contentType) => {
    expect(decodeBody(Buffer.from(text), contentType)).toBe(CLEAN(PLAIN));
  });

  test('with a byte order mark, which is removed', () => {
    expect(decodeBody(Buffer.from(`\ufeff${rss('utf-8', PLAIN)}`), null)).toBe(CLEAN(PLAIN));
  });

  test('with one broken byte keeps the rest', () => {
    const bytes = Buffer.concat([Buffer.from(PLAIN), Buffer.of(0xe2, 0x80)]);
    expect(decodeBody(bytes, 'text/xml; charset=utf-8')).toBe(`${PLAIN}\ufffd`);
  });
});

describe('UTF-16', () => {
  test('with a byte order mark, little end first', () => {
    expect(decodeBody(little(`\ufeff${rss('utf-16', PLAIN)}`), null)).toBe(CLEAN(PLAIN));
  });
  test('with a byte order mark, big end first', () => {
    expect(decodeBody(little(`\ufeff${rss('utf-16', PLAIN)}`).swap16(), 'text/xml')).toBe(CLEAN(PLAIN));
  });
  test('without a mark', () => {
    expect(decodeBody(little(rss('utf-16', PLAIN)), null)).toBe(CLEAN(PLAIN));
    expect(decodeBody(little(rss('utf-16', PLAIN)).swap16(), null)).toBe(CLEAN(PLAIN));
  });
});

test('HTTP overrides XML when both are possible', () => {
  const text = rss('windows-1251', '\xcf\xf0\xe8');
  expect(decodeBody(latin(text), 'text/xml; charset=koi8-r')).toBe(CLEAN('оПХ'));
  expect(decodeBody(latin(text), null)).toBe(CLEAN('При'));
});

test('Shift JIS and ISO-2022-JP, whose bytes are all seven-bit', () => {
  expect(decodeBody(latin(rss('Shift_JIS', '\x93\xfa\x96\x7b')), null)).toBe(CLEAN('日本'));
  expect(decodeBody(latin(rss('iso-2022-jp', '\x1b$BF|K\\\x1b(B')), null)).toBe(CLEAN('日本'));
});

test('the declaration keeps what is not the encoding', () => {
  const text = `<?xml version='1.0' encoding='iso-8859-1' standalone='yes'?><rss/>`;
  expect(decodeBody(latin(text), null)).toBe(`<?xml version='1.0' standalone='yes'?><rss/>`);
  expect(decodeBody(latin('<rss encoding="x"/>'), null)).toBe('<rss encoding="x"/>');
});

test('an empty body is an empty text', () => {
  expect(decodeBody(new Uint8Array(), null)).toBe('');
});
