import type { NextPage } from '../contestants/contestant.ts';
import type { OpenPage } from './lab.ts';
import { tap } from './touch.ts';

const AT_MOST_MS = 20_000;
const CLICK_MS = 5000;

/** Taps a link. Resolves with the time from the click to the first frame with the next page, ms. */
export async function followLink(open: OpenPage, { link }: NextPage): Promise<number> {
  await tap(open, link);
  await open.page
    .waitForFunction(() => sessionStorage.getItem('bench') !== null, null, { timeout: CLICK_MS, polling: 20 })
    .catch(() => {
      throw new Error(`The tap on ${link} was no click: did the page move under the finger?`);
    });
  const arrived = await open.page.waitForFunction(() => window.benchWatch?.arrived, null, {
    timeout: AT_MOST_MS,
    polling: 50,
  });
  const clicked = await open.page.evaluate(() => Number(sessionStorage.getItem('bench')));
  return Number(await arrived.jsonValue()) - clicked;
}
