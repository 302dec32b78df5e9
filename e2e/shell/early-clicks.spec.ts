import type { Locator, Page } from '@playwright/test';
import { expectSound, audioState } from '../support/browser/audio.ts';
import { test } from '../support/radio-test.ts';
import { expect } from '../support/test.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';

/* Clicks on enhanced controls before their script has loaded are replayed once. */

const BOOTSTRAP = /\/bootstrap\.[^/]*js/;
const AWAKE = /\/awake\.[^/]*js/;

const comment = (page: Page): Locator => page.getByRole('button', { name: 'Post Comment' }).first();
/** A link, and a button once the page is awake. */
const play = (page: Page): Locator => page.locator('main').getByLabel('Play', { exact: true });

// On a slow connection the page sleeps until the reader acts.
test.beforeEach(({ page }) => setConnection(page, SLOW));

/** Holds a script until the returned function is called; `dead` aborts it. */
async function holdScript(page: Page, script: RegExp): Promise<(how?: 'dead') => void> {
  let end: (how?: 'dead') => void = () => {};
  const ended = new Promise<'dead' | undefined>((resolve) => (end = resolve));
  await page.route(script, async (route) => {
    await ((await ended) === 'dead' ? route.abort() : route.continue());
  });
  return end;
}

async function expectOneNotice(page: Page): Promise<void> {
  const area = page.getByRole('status', { name: 'Notifications' });
  await expect(area).toHaveText(/Comments are not open yet/);
  await expect(comment(page)).not.toHaveAttribute('aria-busy');
  // All clicks have been replayed.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(area.getByText('Comments are not open yet')).toHaveCount(1);
}

async function expectOnePlayer(page: Page, listeners: () => number): Promise<void> {
  await expect(page.getByText('You are listening live.')).toBeVisible();
  await expectSound(page);
  expect((await audioState(page)).plays).toBe(1);
  await expect.poll(listeners).toBe(1);
  expect(page.context().pages()).toEqual([page]);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'false');
}

test('a button pressed while the page sleeps gives feedback, wakes the page and is pressed once', async ({
  page,
}) => {
  const arrive = await holdScript(page, AWAKE);
  await page.goto('/opinion');
  await comment(page).click();
  await expect(comment(page)).toHaveAttribute('aria-busy', 'true');
  await comment(page).click();
  arrive();
  await expectOneNotice(page);
});

test('a button pressed before any script has loaded is pressed once', { tag: '@full' }, async ({ page }) => {
  const arrive = await holdScript(page, BOOTSTRAP);
  await page.goto('/opinion', { waitUntil: 'commit' });
  await comment(page).click();
  arrive();
  await expectOneNotice(page);
});

test(
  'the play button pressed while the page sleeps starts the player once, in this tab',
  { tag: '@full' },
  async ({ page, station }) => {
    const arrive = await holdScript(page, AWAKE);
    await page.goto('/radio');
    await play(page).click();
    await expect(play(page)).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expectOnePlayer(page, station.listeners);
  },
);

test('the play button pressed before any script has loaded starts the player once, in this tab', async ({
  page,
  station,
}) => {
  const arrive = await holdScript(page, BOOTSTRAP);
  await page.goto('/radio', { waitUntil: 'commit' });
  await play(page).click();
  arrive();
  await expectOnePlayer(page, station.listeners);
});

test('when no script loads, the play button leads to the stream', async ({ page, context, scripted }) => {
  const end = await holdScript(page, BOOTSTRAP);
  await page.goto('/radio', { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  await play(page).click();
  end('dead');
  const stream = {
    url: `${scripted.origin}/api/stream?port=8076`,
    options: { waitUntil: 'commit' },
  } as const;
  await (await opened).waitForURL(stream.url, stream.options);
  const again = context.waitForEvent('page');
  await play(page).click();
  await (await again).waitForURL(stream.url, stream.options);
});

test('when a script does not load in time, the play button leads to the stream', async ({
  page,
  context,
  scripted,
}) => {
  await page.clock.install();
  const arrive = await holdScript(page, BOOTSTRAP);
  await page.goto('/radio', { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  await play(page).click();
  await page.clock.runFor(4000);
  await (await opened).waitForURL(`${scripted.origin}/api/stream?port=8076`, { waitUntil: 'commit' });
  arrive();
  await expect(play(page)).not.toHaveAttribute('aria-busy');
});

/** `end`: of `holdScript`. */
const LOSSES: Record<string, (page: Page, end: (how: 'dead') => void) => Promise<void>> = {
  'never loads': async (page) => {
    // The slowest connections need nearly all of the time.
    await page.clock.runFor(10_000);
    await expect(play(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
  },
  'fails to load': async (_page, end) => end('dead'),
};
for (const [what, lose] of Object.entries(LOSSES))
  test(`when the awake script ${what}, the page gives up, and links pressed before and after are followed`, async ({
    page,
    context,
    scripted,
  }) => {
    await page.clock.install();
    const end = await holdScript(page, AWAKE);
    await page.goto('/radio');
    await play(page).click();
    await expect(play(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.pauseAt(Date.now() + 2000);
    for (const press of [() => lose(page, end), () => play(page).click()]) {
      const opened = context.waitForEvent('page');
      await press();
      await (await opened).waitForURL(`${scripted.origin}/api/stream?port=8076`, { waitUntil: 'commit' });
    }
    await expect(play(page)).not.toHaveAttribute('aria-busy');
  });
