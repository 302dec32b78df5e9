import { firstImage } from './first-image.ts';

const BIG = 'https://pics.example/big.jpg';

it.each([
  ['in quotes', `<img src="${BIG}">`],
  ['in single quotes', `<img src='${BIG}'/>`],
  ['without quotes', `<IMG SRC=${BIG} width=640>`],
  ['behind a line break', `<img\n  class="wide"\n  src = "${BIG}" />`],
  ['of a picture that is loaded late', `<img src="data:image/gif;base64,R0" data-src="${BIG}">`],
  ['behind attributes without values', `<img hidden async src="${BIG}">`],
  ['the first of two', `<img src="${BIG}" src="https://pics.example/b.jpg">`],
  ['behind one that is not meant to be seen', `<img src="/x.gif" width="1" height="1"><img src="${BIG}">`],
  [
    'behind a pixel that does not say its size',
    `<img src="https://count.example/rss-pixel.png?story=1"><img src="${BIG}">`,
  ],
  ['behind a drawing, which no picture service takes', `<img src="/logo.svg?v=2"><img src="${BIG}">`],
  ['behind an emoji', `<img class="emoji" src="/x.png"><img src="${BIG}">`],
  ['escaped once more', `&lt;img src=&quot;${BIG}&quot;&gt;`],
  ['in CDATA that was wrapped twice', `<![CDATA[<p><img src="${BIG}"></p>]]>`],
  ['behind a script that writes another', `<script>"<img src='/x.png'>"</script><img src="${BIG}">`],
  ['behind a comment', `<!-- <img src="/x.png"> --><img src="${BIG}">`],
  ['behind a quote that holds a bracket', `<p title="a > b"><img src="${BIG}"></p>`],
  ['behind a tag that was never ended', `<p <b><img src="${BIG}">`],
])('finds an address %s', (_, html) => {
  expect(firstImage(html)?.address).toBe(BIG);
});

it('decodes entities in address and description', () => {
  expect(firstImage('<img alt="Caf&eacute; &amp; bar" src="/a?b=1&amp;c=&#50;">')).toEqual({
    address: '/a?b=1&c=2',
    alt: 'Caf\u00e9 & bar',
  });
});

it.each([
  ['none', '<p>Words</p>'],
  ['a counting pixel', '<img src="/x.gif" width="1" height="1">'],
  ['a counting pixel that does not say its size', '<img src="/images/npr-rss-pixel.png?story=1"/>'],
  [
    'a counting pixel of a republished story',
    '<img src="https://news.example/?republication-pixel=true&post=7" style="width:1px;height:1px;">',
  ],
  [
    'buttons to share',
    '<img src="https://news.example/twitter_icon_large.png"><img src="https://news.example/facebook_icon_large.png">',
  ],
  ['one without an address', '<img alt="A bird">'],
  ['one that stands in the page', '<img src="data:image/png;base64,AAAA">'],
  ['one in a comment', '<!-- <img src="/a.jpg"> -->'],
  ['one whose tag never ends', '<p>Words</p><img src="/a.jpg'],
])('is null for %s', (_, html) => {
  expect(firstImage(html)).toBeNull();
});
