import { renderToStaticMarkup } from 'react-dom/server';
import { leadingPreloads } from './leading-preloads.ts';

const eager = (src: string) => <img src={src} alt="" fetchPriority="high" />;

it('splits off the preload links of important pictures', () => {
  const html = renderToStaticMarkup(
    <main>
      {eager('/first.avif?a=1&b=">"')}
      {eager('/second.avif')}
      <img src="/third.avif" alt="" loading="lazy" />
    </main>,
  );
  const { preloads, content } = leadingPreloads(html);
  expect(preloads.match(/href="[^"]*"/g)).toEqual([
    'href="/first.avif?a=1&amp;b=&quot;&gt;&quot;"',
    'href="/second.avif"',
  ]);
  expect(content).toMatch(/^<main>/);
  expect(preloads + content).toBe(html);
});

it('does not change a page without preloads, or links inside the page', () => {
  const html = '<main><link rel="preload" as="image" href="/a.avif"/></main>';
  expect(leadingPreloads(html)).toEqual({ preloads: '', content: html });
});
