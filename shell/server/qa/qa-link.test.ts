import { createHmac } from 'node:crypto';
import { readQaLink, signQaLink } from './qa-link.ts';

const SECRET = 'a secret of the tests, long enough';
const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T14:00:00Z');
const PINS = { news: '0.1.0-abc', media: '2.0.0' };

describe('a QA link', () => {
  it('returns its pins until it expires', () => {
    const token = signQaLink(SECRET, PINS, LATER);
    expect(readQaLink([SECRET], token, NOW)).toEqual({ pins: PINS, expiresAt: LATER });
    expect(readQaLink([SECRET], token, LATER)).toEqual({ refused: 'expired' });
  });

  it('fits a URL and a cookie unescaped', () => {
    expect(signQaLink(SECRET, PINS, LATER)).toMatch(/^[\w.-]{50,200}$/);
  });

  it('is not created for more releases than fit: it would be refused', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`remote-${i}`, '0.1.0-1a2b3c4d']));
    expect(() => signQaLink(SECRET, many, LATER)).toThrow('A link cannot name 80 releases.');
  });

  it('is refused if anything in it was changed, or if it was signed with another secret', () => {
    const [text = '', signed = ''] = signQaLink(SECRET, PINS, LATER).split('.');
    const other = Buffer.from(
      JSON.stringify({ pin: { news: '6.6.6' }, exp: LATER.getTime() / 1000 }),
    ).toString('base64url');
    expect(readQaLink([SECRET], `${other}.${signed}`, NOW)).toEqual({ refused: 'forged' });
    expect(readQaLink([`${SECRET}!`], `${text}.${signed}`, NOW)).toEqual({ refused: 'forged' });
    expect(readQaLink([SECRET], `${text}.${'A'.repeat(43)}`, NOW)).toEqual({ refused: 'forged' });
  });

  it('is valid with each of several secrets, so that they can be rotated', () => {
    const token = signQaLink(SECRET, PINS, LATER);
    expect(readQaLink(['a newer secret of the same tests', SECRET], token, NOW)).toMatchObject({
      pins: PINS,
    });
    expect(readQaLink([], token, NOW)).toEqual({ refused: 'forged' });
  });

  it.each(['', '.', 'a.b', 'x'.repeat(10_000), `${'a'.repeat(4000)}.${'A'.repeat(43)}`, 'ä.ö', '../../etc'])(
    'takes %j for none',
    (token) => expect(readQaLink([SECRET], token, NOW)).toEqual({ refused: 'malformed' }),
  );

  it.each([
    { pin: { news: '../../x' }, exp: 9e9 },
    { pin: { 'https://evil.example': '1' }, exp: 9e9 },
    { pin: {}, exp: 9e9 },
    { pin: PINS },
  ])('refuses signed text that is not a link: %j', (payload) => {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const signed = createHmac('sha256', SECRET).update(`qa-link ${text}`).digest('base64url');
    expect(readQaLink([SECRET], `${text}.${signed}`, NOW)).toEqual({ refused: 'malformed' });
  });

  it('is not signed for anything but a version, such as a URL', () => {
    expect(() => signQaLink(SECRET, { news: 'https://evil.example/x.js' }, LATER)).toThrow(/news/);
  });
});
