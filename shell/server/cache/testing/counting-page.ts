import { pageOf, type TestPage } from '../../testing/news-site.ts';

/** A page that says how often its load ran, and what became of it. */
export function countingPage(parts: Partial<TestPage> = {}) {
  let made = 0;
  const load = jest.fn<ReturnType<TestPage['load']>, Parameters<TestPage['load']>>(() => {
    made += 1;
    return { status: 200, data: `Made ${made} times` };
  });
  return { load, page: pageOf('', { load, ...parts }) };
}
