import { splitMail } from './split-mail.ts';

describe('splitMail', () => {
  it.each([
    ['Nothing here.', []],
    ['Write to tips@meadowlark.example; we read it.', ['tips@meadowlark.example']],
    ['At the end: privacy@meadowlark.example.', ['privacy@meadowlark.example']],
    ['a.b+c@one.example or d@two.example', ['a.b+c@one.example', 'd@two.example']],
    ['not @ an address', []],
  ])('finds in %j the addresses %j', (text, addresses) => {
    const pieces = splitMail(text);
    expect(pieces.filter(({ mail }) => mail).map((piece) => piece.text)).toEqual(addresses);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});
