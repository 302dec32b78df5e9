import { Session } from 'node:inspector/promises';

/* A hundred teams in one edition do not slow down one page. */

const WARM_UP = 10;
const PAGES = 12;
const ROUNDS = 6;

/**
 * Counts the blocks of JavaScript (bodies of functions, branches, turns of loops) that run during `work`, by V8's own
 * counters. Unlike a time they are the same on a busy machine: rounds differ by 1%. Only code that is imported after
 * this call has them. Node's own code is left out: how often sockets and streams wake up varies.
 */
async function startCounting() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async (work: () => Promise<void>) => {
    // Reading the counters resets them to 0.
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ours = result.filter(({ url }) => !url.startsWith('node:'));
    const blocks = ours.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    return blocks.reduce((sum, { count }) => sum + count, 0);
  };
}

test('page and data are the same bytes with 100 remotes in the edition as with 4, for the same work', async () => {
  const stepsOf = await startCounting();
  const { FIRST, startNewsSite } = await import('../testing/news-site.ts');
  const withRemotes = (count: number) => {
    const own = Object.keys(FIRST.releases).length - 1;
    const more = Array.from({ length: count - own }, (_, index) => [`other${index}`, `0.${index}.0`]);
    const edition = { ...FIRST, releases: { ...FIRST.releases, ...Object.fromEntries(more) } };
    // Nothing is cached: every page is composed and rendered.
    return startNewsSite({ live: { edition, canary: null }, maxBytes: 0 });
  };
  const few = await withRemotes(4);
  const many = await withRemotes(100);
  try {
    for (const path of ['/local-news', `/_data/${FIRST.id}/local-news`])
      expect((await many.request(path)).body).toBe((await few.request(path)).body);

    const pages = async (site: typeof few, count: number) => {
      for (let page = 0; page < count; page += 1) await site.request();
    };
    await pages(few, WARM_UP);
    await pages(many, WARM_UP);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      ratios.push((await stepsOf(() => pages(many, PAGES))) / (await stepsOf(() => pages(few, PAGES))));
    // 9,000 a page; 2 for each of the other remotes make 1.02. Other code that runs in between is not in every round: on
    // Node 24 it was in three.
    expect(Math.min(...ratios)).toBeLessThan(1.05);
  } finally {
    await few.close();
    await many.close();
  }
});
