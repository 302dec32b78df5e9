import { expect, type Page } from '@playwright/test';

/** Expects Tab to reach every control once, in document order, with a visible focus. */
export async function expectKeyboardOrder(page: Page): Promise<void> {
  const controls = await numberControls(page);
  const reached: number[] = [];
  const unseen: string[] = [];
  for (let step = 0; step <= controls; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocus);
    if (stop === null) break;
    reached.push(stop.number);
    if (!stop.seen) unseen.push(stop.text);
  }
  expect(unseen).toEqual([]);
  // Every control once, in order. Then the focus leaves the page, so nothing traps it.
  expect(reached).toEqual(Array.from({ length: controls }, (_, number) => number));
}

/** Numbers the visible controls in document order. Resolves with their count. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), textarea, select, summary, iframe, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    for (const [number, element] of controls.entries()) element.dataset['control'] = String(number);
    return controls.length;
  });
}

/** The focused control, and whether its focus is visible. Null if nothing has the focus. */
function readFocus(): { number: number; seen: boolean; text: string } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const box = element.getBoundingClientRect();
  // A card's link covers the card with a pseudo-element, which has the focus ring.
  const ringed = [undefined, '::after'].some((part) => {
    const { outlineStyle, content } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && (part === undefined || content !== 'none');
  });
  return {
    number: Number(element.dataset['control'] ?? -1),
    seen: ringed && box.bottom > 0 && box.top < innerHeight,
    text: element.textContent?.trim().slice(0, 60) ?? '',
  };
}
