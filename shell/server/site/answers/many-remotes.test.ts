import { cpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { FIRST, startNewsSite } from '../testing/news-site.ts';

/* A hundred teams in one edition cost the reader of one page nothing. */

const WARM_UP = 10;
const PAGES = 12;
const ROUNDS = 4;

function withRemotes(count: number) {
  const own = Object.keys(FIRST.releases).length - 1;
  const more = Array.from({ length: count - own }, (_, index) => [`other${index}`, `0.${index}.0`]);
  const edition = { ...FIRST, releases: { ...FIRST.releases, ...Object.fromEntries(more) } };
  // Nothing is kept: every page is composed and rendered.
  return startNewsSite({ live: { edition, canary: null }, maxBytes: 0 });
}

test('page and data are the same bytes with 100 remotes in the edition as with 4, and take the same time', async () => {
  const few = await withRemotes(4);
  const many = await withRemotes(100);
  try {
    for (const path of ['/local-news', `/_data/${FIRST.id}/local-news`])
      expect((await many.ask(path)).body).toBe((await few.ask(path)).body);

    const pages = async (site: typeof few, count: number) => {
      for (let page = 0; page < count; page += 1) await site.ask();
    };
    await pages(few, WARM_UP);
    await pages(many, WARM_UP);
    // In turns, the best of each: what else the machine does makes a round slower, never faster.
    const best = { few: Infinity, many: Infinity };
    for (let round = 0; round < ROUNDS; round += 1) {
      best.few = Math.min(best.few, await cpuTime(() => pages(few, PAGES)));
      best.many = Math.min(best.many, await cpuTime(() => pages(many, PAGES)));
    }
    expect(best.many).toBeLessThan(best.few * 1.3);
  } finally {
    await few.close();
    await many.close();
  }
});
