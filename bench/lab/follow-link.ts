import type { Way } from '../contestants/contestant.ts';
import type { OpenPage } from './lab.ts';
import { tap } from './touch.ts';

const AT_MOST_MS = 20_000;

/** Taps a link and waits for the next page. Resolves with the ms from the click to the first frame that has it. */
export async function followLink(open: OpenPage, { link }: Way): Promise<number> {
  await tap(open, link);
  const arrived = await open.page.waitForFunction(() => window.benchWatch?.arrived, null, {
    timeout: AT_MOST_MS,
    polling: 50,
  });
  const clicked = await open.page.evaluate(() => Number(sessionStorage.getItem('bench')));
  return Number(await arrived.jsonValue()) - clicked;
}
