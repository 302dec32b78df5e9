import type { NextPage } from '../contestants/contestant.ts';
import type { OpenPage } from './lab.ts';
import { tap } from './touch.ts';

const AT_MOST_MS = 20_000;
const CLICK_MS = 5000;

/** Taps a link. Resolves in the first frame with the next page. `next-page.ts` measures how long it takes. */
export async function followLink(open: OpenPage, { link }: NextPage): Promise<void> {
  await tap(open, link);
  await open.page
    .waitForFunction(() => sessionStorage.getItem('bench') !== null, null, { timeout: CLICK_MS, polling: 20 })
    .catch(() => {
      throw new Error(`The tap on ${link} was no click: did the page move under the finger?`);
    });
  await open.page.waitForFunction(() => window.benchWatch?.arrived, null, {
    timeout: AT_MOST_MS,
    polling: 50,
  });
}
