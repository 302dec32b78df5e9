import { cpuTime } from '../../testing/cpu-time.ts';
import { readMarkup } from './read-markup.ts';

function shape(html: string): string[] {
  return Array.from(readMarkup(html), (token) =>
    token.kind === 'text' ? token.text : `[${token.closing ? '/' : ''}${token.name}]`,
  );
}

describe('readMarkup', () => {
  it('distinguishes text from tags, and keeps a tag whole', () => {
    const tokens = Array.from(readMarkup('a <IMG src="x.png" alt="5 > 4">b'));
    expect(tokens).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'tag', name: 'img', closing: false, source: '<IMG src="x.png" alt="5 > 4">' },
      { kind: 'text', text: 'b' },
    ]);
  });

  it.each([
    ['comments', 'a<!-- <p>no</p> -->b', ['a', 'b']],
    ['the shortest comment', 'a<!-->b', ['a', 'b']],
    ['a comment without end', 'a<!-- b', ['a']],
    ['a declaration', '<!doctype html>a<?php echo 1 ?>b', ['a', 'b']],
    [
      'a script with a tag in a string',
      'a<script>"</p>" < 1</script >b',
      ['a', '[script]', '[/script]', 'b'],
    ],
    ['a style without end', 'a<STYLE>p { color: red }', ['a', '[style]']],
    ['a script closed at once', '<script src="x"/>a', ['[script]', 'a']],
    ['a second wrapping', '<![CDATA[<b>a</b>]]>', ['[b]', 'a', '[/b]', ']]>']],
    ['a sign that is no tag', '1 < 2 <3', ['1 ', '<', ' 2 ', '<', '3']],
    ['a tag that never ends', 'a<a href="https://x', ['a', '[a]']],
    ['a quote that never ends', 'a<a href="x>b</a>c', ['a', '[a]', 'b', '[/a]', 'c']],
    ['a tag broken by the next', 'a<b <i>c', ['a', '[b]', '[i]', 'c']],
    ['nothing', '', []],
  ])('reads %s', (_, html, expected) => {
    expect(shape(html)).toEqual(expected);
  });

  it.each(['<', '<a ', '<a "', '<a x="', '<!--', '<![CDATA[', '<script>', '</script', '<a x=\'"'])(
    'takes linear time: %s, 200,000 times',
    async (piece) => {
      expect(await cpuTime(() => Array.from(readMarkup(piece.repeat(200_000))))).toBeLessThan(2000);
    },
  );
});
