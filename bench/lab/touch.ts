import { setTimeout as delay } from 'node:timers/promises';
import type { OpenPage } from './lab.ts';
import { PHONE } from './throttle.ts';

/** How long a finger rests on what it taps, ms. */
const TAP_MS = 80;
/** A page that still rolls takes a touch as its halt, not as a tap: it is given this time to stand, ms. */
const STAND_MS = 500;

/** Taps an element as a finger does: the page sees touch and pointer before the click. */
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

/** Reads to the end as on a phone: drags the page up by a good half screen, again and again. */
export async function scrollThrough({ page, cdp }: OpenPage): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height / 2 + 150,
      yDistance: -500,
      speed: 1500,
      gestureSourceType: 'touch',
    });
    const atEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 4,
    );
    if (atEnd) return;
    await delay(150);
  }
}
