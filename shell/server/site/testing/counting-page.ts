import { pageOf, type TestPage } from './news-site.ts';

/** A page that shows how often its load ran, and the mock of its load. */
export function countingPage(parts: Partial<TestPage> = {}) {
  let made = 0;
  const load = jest.fn<ReturnType<TestPage['load']>, Parameters<TestPage['load']>>(() => {
    made += 1;
    return { status: 200, data: `Made ${made} times` };
  });
  return { load, page: pageOf('', { load, ...parts }) };
}
