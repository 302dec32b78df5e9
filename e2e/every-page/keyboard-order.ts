import { expect, type Page } from '@playwright/test';

/** Whether every control is reached by the keyboard once, in the order of the page, with its focus to be seen. */
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
  // In order, none left out, none twice; then the focus has left the page, so nothing holds it.
  expect(reached).toEqual(Array.from({ length: controls }, (_, number) => number));
}

/** Numbers everything that a keyboard should reach, in the order of the page, and counts it. */
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

/** Which control has the focus, and whether something about it or around it shows that. Null: none on the page has. */
function readFocus(): { number: number; seen: boolean; text: string } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const ringed = [element, element.closest('[data-rank]')].some(
    (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
  );
  return {
    number: Number(element.dataset['control'] ?? -1),
    seen: ringed && box.bottom > 0 && box.top < innerHeight,
    text: element.textContent?.trim().slice(0, 60) ?? '',
  };
}
