/** @jest-environment node */
import { Suspense, use, type ReactNode } from 'react';
import { completeHtml } from './complete-html.ts';

const { signal } = new AbortController();

function Bad(): ReactNode {
  throw new Error('no stories, please');
}

function Waiting({ word }: { word: Promise<string> }) {
  return <p>{use(word)}</p>;
}

test('a tree that does not suspend', async () => {
  expect(await completeHtml(<p title="a&b">1 &lt; {2}</p>, signal)).toBe(
    '<p title="a&amp;b">1 &lt; <!-- -->2</p>',
  );
});

test('waits for what suspends', async () => {
  const word = new Promise<string>((resolve) => setTimeout(resolve, 10, 'here'));
  const element = (
    <Suspense fallback="not yet">
      <Waiting word={word} />
    </Suspense>
  );
  const html = await completeHtml(element, signal);
  expect(html).toContain('<p>here</p>');
  expect(html).not.toContain('not yet');
});

test('reports what throws, even inside an error boundary that would hide it', async () => {
  const inBoundary = (
    <Suspense fallback="instead">
      <Bad />
    </Suspense>
  );
  await expect(completeHtml(<Bad />, signal)).rejects.toThrow('no stories, please');
  await expect(completeHtml(inBoundary, signal)).rejects.toThrow('no stories, please');
});

test('late HTML that is larger than a page fails before it is copied', async () => {
  const element = (
    <Suspense fallback="not yet">
      <Waiting word={new Promise((resolve) => setTimeout(resolve, 10, 'x'.repeat(40_000_000)))} />
    </Suspense>
  );
  const before = process.memoryUsage().external;
  await expect(completeHtml(element, signal)).rejects.toThrow('too large for a page');
  expect(process.memoryUsage().external - before).toBeLessThan(20_000_000);
});
