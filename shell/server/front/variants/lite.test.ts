import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { wantsLite, withoutPictures } from './lite.ts';

it('removes everything that a browser would load as a picture, and nothing else', () => {
  const page =
    '<html lang="en-US"><head><link rel="preload" as="image" href="/pictures/a/b/800"><script src="/s.js"></script></head>' +
    '<main id="main"><img alt="A &gt; b" loading="eager" srcSet="/a 1w,/b 2w" src="/c"><video poster="/d" src="/e">' +
    '</video><p>src="x" and <code>&lt;img src="y"&gt;</code></p><iframe src="/f"></iframe></main></html>';
  const lite = withoutPictures(page);
  expect(lite).not.toContain('preload');
  expect(lite).toContain('<img alt="A &gt; b" loading="eager" data-srcSet="/a 1w,/b 2w" data-src="/c">');
  expect(lite).toContain('<video data-poster="/d" data-src="/e">');
  for (const kept of ['<script src="/s.js">', '<p>src="x" and', '&lt;img src="y"&gt;', '<iframe src="/f">'])
    expect(lite).toContain(kept);
  expect(lite).toContain('<html lang="en-US" data-lite="">');
  expect(lite).toMatch(/<button name="pictures" value="yes">Show pictures<\/button><\/form><main /);
});

it.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'on', cookie: 'a=1; pictures=yes' }, false],
  [{ cookie: 'pictures=no; b=2' }, true],
  [{ cookie: 'xpictures=no; pictures=nope' }, false],
])('%j: %s', (headers, lite) => {
  expect(wantsLite(headers)).toBe(lite);
});

it.each(['<img ', '<link rel="preload" as="image" ', '<img src="'])(
  '5 MB of %s take no long time',
  async (piece) => {
    const html = piece.repeat(5_000_000 / piece.length);
    expect(await leastCpuTime(() => void withoutPictures(html), 800)).toBeLessThan(800);
  },
);
