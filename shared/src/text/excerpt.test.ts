import { cpuTime } from '../testing/cpu-time.ts';
import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it('removes markup and decodes entities', () => {
    expect(excerptOf('<p>Tom&nbsp;&amp; Jerry&rsquo;s <b>cat</b>&#8212;again &#x1F600;</p>')).toBe(
      'Tom & Jerry’s cat—again 😀',
    );
  });

  it('separates words that were in separate blocks, and joins characters split by inline markup', () => {
    expect(excerptOf('<p>One.</p><p>Two.</p>Three<br/>four <b>F</b>ive')).toBe('One. Two. Three four Five');
  });

  it.each([
    ['markup escaped once more', '&lt;p&gt;Rain &amp;amp; snow&lt;/p&gt;', 'Rain & snow'],
    ['markup escaped twice more', '&amp;lt;p&amp;gt;Rain&amp;lt;/p&amp;gt;', 'Rain'],
    ['entities escaped once more', 'AT&amp;amp;T isn&amp;#8217;t', 'AT&T isn’t'],
    ['an escaped picture', '&lt;img src="x.jpg"&gt;Rain', 'Rain'],
    ['scripts and styles', '<style>p{}</style>Rain<script>alert("x")</script>', 'Rain'],
    ['escaped scripts', '&lt;script&gt;alert(1)&lt;/script&gt;Rain', 'Rain'],
    ['a caption', '<figure><img src="x"><figcaption>Photo by Ann</figcaption></figure>Rain', 'Rain'],
    ['a caption without end', '<figure><img src="x"><figcaption>Photo by Ann</figure>Rain', 'Rain'],
    ['comments', 'Ra<!-- <b>no</b> -->in', 'Rain'],
    ['broken tags', '<p>Rain <a href="https://x', 'Rain'],
    ['a second CDATA wrapping', '<![CDATA[<p>Rain</p>]]>', 'Rain'],
    ['invisible and turning marks', 'Ra\u200B\u00ADin\u202Egpj\u0000', 'Raingpj'],
    [
      'more combining marks on a character than fit in a line',
      `Ra${'\u0301'.repeat(500)}in`,
      `Ra${'\u0301'.repeat(5)}in`,
    ],
    ['half a character', 'Rain \uD83D', 'Rain \uFFFD'],
    ['nothing but markup', '<p><img src="x"></p>', ''],
    ['nothing', '', ''],
  ])('survives %s', (_, html, text) => {
    expect(excerptOf(html)).toBe(text);
  });

  it.each(['Learn when to use <b> in print', 'Fish & chips', '3 < 5 and 7 > 6'])(
    'does not change running text: %s',
    (text) => {
      expect(excerptOf(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))).toBe(text);
    },
  );

  it('adds nothing at exactly the limit, and three dots one character beyond', () => {
    expect(excerptOf('a'.repeat(200))).toBe('a'.repeat(200));
    expect(excerptOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}...`);
    expect(excerptOf(`<p>${'a'.repeat(200)}</p>  `)).toBe('a'.repeat(200));
  });

  it('cuts a text without a single space', () => {
    expect(excerptOf('x'.repeat(10_000))).toBe(`${'x'.repeat(200)}...`);
  });

  it('counts and cuts whole characters', () => {
    expect(excerptOf('😀'.repeat(200))).toBe('😀'.repeat(200));
    expect(excerptOf('😀'.repeat(201))).toBe(`${'😀'.repeat(200)}...`);
    expect(excerptOf(`${'a'.repeat(199)}😀b`)).toBe(`${'a'.repeat(199)}😀...`);
  });

  it('uses the given limit', () => {
    expect(excerptOf('Streetcar', 6)).toBe('Street...');
  });

  it('handles megabytes of any input quickly', async () => {
    const spent = await cpuTime(() => {
      for (const piece of ['<a ', '&lt;p', '&amp;', '<p>a</p>', '&#', 'a ', '<x y="'])
        excerptOf(piece.repeat(1_000_000));
    });
    expect(spent).toBeLessThan(5000);
  });
});
