import { setTimeout as delay } from 'node:timers/promises';
import type { Tab } from '../../e2e/support/browser/prerendering-browser.ts';
import { NAMES } from '../../shell/gate/browser/launch-browser.ts';
import type { NextPage } from '../contestants/contestant.ts';
import type { Scene } from './lab.ts';
import { watchPage } from './page-watch.ts';
import { NETWORK, PHONE, SLOW } from './throttle.ts';
import { TAP_MS } from './touch.ts';

/** A page is idle after this long without a byte, ms. */
const QUIET_MS = 1500;
const AT_MOST_MS = 20_000;
/** On a page that still scrolls, a touch stops the scrolling instead of clicking. */
const REST_MS = 500;

/** How the reader comes to the link. */
interface Way {
  /** The likeliest link is the first story; another one is the second, where there are two. */
  link: 'likeliest' | 'other';
  awake: boolean;
}

/**
 * The next page, from the click to its first frame, in a browser that may prerender it. `prerendered` is 1 if it did, else 0.
 */
export function nextPage({ link, awake }: Way): Scene {
  return async ({ origin, front, card, story }, { prerendering, line }) => {
    const wanted = { card, control: null, pressSeeAll: false, next: story };
    const tab = await prerendering.open({
      proxy: line.address,
      prepare: (send) =>
        Promise.all([
          send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuSlowdown }),
          send('Emulation.setDeviceMetricsOverride', {
            ...PHONE,
            deviceScaleFactor: 2,
            mobile: true,
          }),
          send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 }),
          send('Network.enable'),
          send('Network.overrideNetworkState', NETWORK),
          send('Page.enable'),
          send('Runtime.enable'),
          send('Runtime.addBinding', { name: 'benchClicked' }),
          send('Page.addScriptToEvaluateOnNewDocument', {
            source: `${NAMES}; (${watchPage.toString()})(${JSON.stringify(wanted)})`,
          }),
        ]),
    });
    try {
      await tab.send('Page.navigate', { url: origin + front });
      await until(tab, `document.readyState === 'complete' && location.href !== 'about:blank'`);
      await quiet();
      if (awake) {
        await tab.evaluate('void window.meadowlark.wake()');
        await until(tab, 'window.meadowlark.isAwake');
        await quiet();
      }
      const place = await placeOf(tab, story, link === 'likeliest' ? 0 : 1);
      await delay(REST_MS);
      await tapAt(tab, place);
      const clicked = await clickOf(tab);
      const arrived = Number(await until(tab, 'window.benchWatch?.arrived'));
      return { nextPage: arrived - clicked, prerendered: Number(await tab.evaluate(WAS_PRERENDERED)) };
    } finally {
      await tab.close();
    }

    async function quiet(): Promise<void> {
      while (line.quietFor() < QUIET_MS) await delay(50);
    }
  };
}

const WAS_PRERENDERED = `performance.getEntriesByType('navigation')[0].activationStart > 0`;

interface Point {
  x: number;
  y: number;
}

/** Scrolls to a link and returns where to press it. Several links may lead to one page; `index` counts pages. */
async function placeOf(tab: Tab, { link }: NextPage, index: number): Promise<Point> {
  const place = await tab.evaluate(`(() => {
    const links = [...document.querySelectorAll(${JSON.stringify(link)})].filter((one) => one.checkVisibility());
    const pages = [...new Set(links.map((one) => one.href))];
    const href = pages[Math.min(${index}, pages.length - 1)];
    const found = links.find((one) => one.href === href);
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = found?.getClientRects()[0];
    return box && { x: box.x + Math.min(box.width / 2, 100), y: box.y + box.height / 2 };
  })()`);
  if (!place) throw new Error(`Nothing to press at ${link}.`);
  return place as Point;
}

async function tapAt(tab: Tab, point: Point): Promise<void> {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TAP_MS);
  // If another page replaces this one, the session may never reply.
  void tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
}

/** Time of the first click, as the page reports it. */
async function clickOf(tab: Tab): Promise<number> {
  const end = Date.now() + AT_MOST_MS;
  while (tab.said.length === 0 && Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    await delay(20);
  }
  if (tab.said.length === 0) throw new Error('The press did not click: did the page move under the finger?');
  return Number(tab.said[0]);
}

/** Evaluates an expression in the current page until it is neither null nor false. Another page may replace it meanwhile. */
async function until(tab: Tab, expression: string): Promise<unknown> {
  const end = Date.now() + AT_MOST_MS;
  while (Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    const value = await Promise.race([tab.evaluate(expression).catch(() => null), delay(1000)]);
    if (value !== null && value !== undefined && value !== false) return value;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await delay(50);
  }
  throw new Error(`${expression} is still null or false after ${AT_MOST_MS / 1000} s.`);
}
