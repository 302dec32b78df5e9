import { readPage } from './read-page.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

const read = (main: string, facts: unknown = {}) =>
  readPage(
    '/page',
    `<main><h1>A page</h1>${main}</main><script type="application/ld+json">${JSON.stringify(facts)}</script>`,
    NOW,
  )[0];

test('text in an aside is not found: it is about other pages', () => {
  const page = read(
    '<p>Its own words.</p><aside><h2>More</h2><article>Another post</article></aside><p>The end.</p>',
  );
  expect(page?.text).toBe('Its own words. The end.');
});

test('what is above the headline is not found: the link of the picture, the section', () => {
  const [page] = readPage(
    '/page',
    '<main><a>View the whole picture</a><p>Blog</p><h1>A page</h1><p>Words.</p></main>',
    NOW,
  );
  expect(page?.text).toBe('Words.');
});

test.each(['BlogPosting', 'LiveBlogPosting'])('a %s is a post of the blog', (type) => {
  const facts = { '@graph': [{ '@type': type, datePublished: '2026-11-02' }] };
  expect(read('', facts)).toMatchObject({ kind: 'post', section: 'blog', date: '2026-11-02' });
});

test.each([
  ['<h2>Needs</h2><ul><li>Two onions</li><li>One egg</li></ul>', 'Needs. Two onions. One egg.'],
  ['<h2>Why?</h2><p>“Because.”</p><p>(He left.)</p>', 'Why? “Because.” (He left.)'],
  ['<p>Mix:</p><div>flour<p>and salt</p></div>', 'Mix: flour. and salt.'],
  ['<p>A <b>bold</b>, <a href="/x">linked</a> word<br>and a line</p>', 'A bold, linked word and a line.'],
  [
    '<table><tr><td>Monday</td><td>9 to 5</td></tr><tr><td>Sunday</td></tr></table>',
    'Monday 9 to 5. Sunday.',
  ],
  ['<dl><dt>Published</dt><dd>May 2</dd></dl>', 'Published May 2.'],
  [
    '<a>The film<span class="x" data-nosnippet=""> (opens in a new tab)</span></a> and <b>more</b>',
    'The film and more.',
  ],
  ['<a><span>One Thing at a Time</span><span>View <i>it</i></span></a>', 'One Thing at a Time View it.'],
])('the text of %s does not run together', (main, text) => {
  expect(read(main)?.text).toBe(text);
});
