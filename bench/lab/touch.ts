import { setTimeout as delay } from 'node:timers/promises';
import type { OpenPage } from './lab.ts';
import { PHONE } from './throttle.ts';

/** Duration of a tap, ms. */
export const TAP_MS = 80;
/** Wait before a tap, ms: on a page that still scrolls, a touch stops the scrolling instead of clicking. */
const STAND_MS = 500;
/** Length of a drag and of its steps, one per frame, CSS pixels. */
const DRAG = 500;
const STEP = 50;
const FRAME_MS = 16;
/** Pause between drags, ms. */
const PAUSE_MS = 150;
const MOST_DRAGS = 80;

/** Taps an element with touch events, so that the page gets pointer events before the click. */
export async function tap({ page, cdp }: OpenPage, selector: string): Promise<void> {
  const found = page.locator(selector).first();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await delay(STAND_MS);
  const box = await found.boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}.`);
  const point = { x: box.x + Math.min(box.width / 2, 100), y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Drags the page up by 500 px at a time until its end. Rejects after 80 drags. */
export async function scrollThrough(open: OpenPage): Promise<void> {
  for (let turn = 0; turn < MOST_DRAGS; turn += 1) {
    const atEnd = await open.page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 4,
    );
    if (atEnd) return;
    await drag(open);
    await delay(PAUSE_MS);
  }
  throw new Error(`The page has not reached its end after ${MOST_DRAGS} drags.`);
}

async function drag({ cdp }: OpenPage): Promise<void> {
  const move = (type: 'touchStart' | 'touchMove', y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: PHONE.width / 2, y }] });
  const from = PHONE.height - 140;
  await move('touchStart', from);
  for (let way = STEP; way <= DRAG; way += STEP) {
    await move('touchMove', from - way);
    await delay(FRAME_MS);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
