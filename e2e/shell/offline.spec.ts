import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { setConnection, SLOW } from '../support/browser/network.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { startBeside, startSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

const POST = '/blog/how-to-read-a-storm';
const AGE = /This is the paper of [A-Z][a-z]{2} \d+, (?:\d+(?::\d\d)? [ap]\.m\.|noon)/;

const age = (page: Page) => page.getByRole('region', { name: 'How old this page is' });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const papers = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

async function takePaper(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/saved`);
  await page.getByRole('button', { name: 'Take the paper with you' }).click();
  await expect(page.locator('[data-paper-status]')).toContainText('Kept on this device');
  await expect(page.getByRole('button', { name: 'Bring it up to date' })).toBeFocused();
}

/** The edition of the page, and the releases whose files it has loaded. */
async function madeOf(page: Page): Promise<{ edition: string; releases: string[] }> {
  return page.evaluate(() => {
    const plan = JSON.parse(document.getElementById('wake-plan')?.textContent ?? '') as {
      place: { edition: string };
    };
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const releases = files.flatMap((file) => /^\/releases\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []);
    return { edition: plan.place.edition, releases: [...new Set(releases)] };
  });
}

/** Opens pages without a network; each says how old it is and belongs to this edition. */
async function expectOffline(context: BrowserContext, origin: string, edition: Edition): Promise<void> {
  const page = await context.newPage();
  for (const path of ['/', '/local-news', POST]) {
    await page.goto(origin + path);
    await expect(age(page), path).toContainText(AGE);
    await expect(age(page), path).toContainText('You are offline.');
    await expect(page.locator('script[src*="/reader."]'), path).toBeAttached();
    const made = await madeOf(page);
    expect(made.edition, path).toBe(edition.id);
    expect(made.releases, path).toContain(`shell/${edition.releases['shell']}`);
    const own = Object.entries(edition.releases).map((release) => release.join('/'));
    expect(
      made.releases.filter((release) => !own.includes(release)),
      path,
    ).toEqual([]);
    expect(await layoutShifts(page), path).toEqual([]);
  }
  await page.close();
}

// spec beyond: The paper without a network: one edition, whole, with its age, by the reader's yes alone
test('after the reader takes the paper along, front, sections and saved stories open offline in one edition, even after a promotion', async ({
  page,
  context,
}) => {
  const site = await startSite();
  const live = async () => site.store.edition((await site.store.live())?.edition ?? '');
  const first = await live();
  try {
    await page.goto(site.origin + POST);
    const tools = page.getByRole('group', { name: 'Reading' });
    await tools.getByRole('button', { name: 'Save' }).click();
    await expect(tools.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    // Saving a story registers no service worker.
    expect([await workers(page), await papers(page)]).toEqual([0, 0]);
    await takePaper(page, site.origin);
    expect([await workers(page), await papers(page)]).toEqual([1, 1]);
    const megabytes = /, (\d\.\d) MB/.exec(
      (await page.locator('[data-paper-status]').textContent()) ?? '',
    )?.[1];
    expect(Number(megabytes)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('link', { name: 'How to read a storm' })).toBeVisible();

    await context.setOffline(true);
    await expectOffline(context, site.origin, first);
    // Parameters that other sites add do not make another page.
    await page.goto(`${site.origin}/blog?utm_source=x`);
    await expect(age(page)).toContainText(AGE);
    await expect(page.locator('main article').first()).toBeVisible();
    await page.goto(`${site.origin}/blog?page=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
    await page.goto(`${site.origin}/search?q=storm`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
    await expect(page.locator('main').getByRole('link', { name: 'How to read a storm' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);

    // A promotion while the device is online again: pages come from the network, the kept paper stays as it is.
    await context.setOffline(false);
    const folder = await deriveRelease('news', '9.9.9-next', 'See All', 'Show Every One of All');
    const { version } = await publishRelease(site.store, folder);
    await promote(site.store, { releases: { news: version } }, { by: 'a test', note: '' });
    const second = await live();
    await expect
      .poll(async () => (await fetch(`${site.origin}/local-news`)).headers.get('x-edition'))
      .toBe(second.id);
    await page.goto(`${site.origin}/local-news`);
    await expect(age(page)).toHaveCount(0);
    expect((await madeOf(page)).edition).toBe(second.id);
    // Awake, a click requests data, which only the network has: the kept document replaces it.
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'World', exact: true }).first().click();
    await expect(age(page)).toContainText(AGE);
    expect((await madeOf(page)).edition).toBe(first.id);
    await expectOffline(context, site.origin, first);

    await context.setOffline(false);
    await page.goto(`${site.origin}/saved`);
    await page.getByRole('button', { name: 'Bring it up to date' }).click();
    await expect(page.locator('[data-paper-status]')).toContainText('Kept on this device');
    await context.setOffline(true);
    await expectOffline(context, site.origin, second);
    expect(await papers(page)).toBe(1);
    await context.setOffline(false);
  } finally {
    await site.stop();
  }
});

test('a paper that was taken while the clock of the device was fast is brought up to date, too', async ({
  page,
  site,
}) => {
  await takePaper(page, site.origin);
  const takenAt = () =>
    page.evaluate(async () => {
      const label = await caches.match('/_offline/label');
      return ((await label?.json()) as { takenAt: number } | undefined)?.takenAt ?? Infinity;
    });
  const now = await takenAt();
  await page.evaluate(async (future) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const label = (await (await cache.match('/_offline/label'))?.json()) as object;
    await cache.put('/_offline/label', Response.json({ ...label, takenAt: future }));
  }, now + 1e9);
  await page.goto('/about');
  await expect.poll(takenAt).toBeLessThan(now + 1e8);
});

test('the paper is taken while the rest of the shell is still to come', async ({ page, site }) => {
  await setConnection(page, SLOW);
  // As a script it does not come; the paper takes its file along.
  await page.route('**/awake*.js', async (route) => {
    if (route.request().resourceType() !== 'script') await route.continue();
  });
  await takePaper(page, site.origin);
  expect(await page.evaluate(() => document.querySelector('[data-paper-take]')?.ariaBusy)).toBe(null);
});

// spec beyond: What is kept for offline is listed, removed and cleared; a story saved later joins it
test('the receipt lists the paper on this device and clears it, and the page of saved stories removes it', async ({
  page,
  site,
}) => {
  await takePaper(page, site.origin);
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the paper with you' })).toBeFocused();
  expect([await workers(page), await papers(page)]).toEqual([0, 0]);

  await takePaper(page, site.origin);
  // A story that is saved from now on is taken along at once.
  await page.goto(POST);
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), POST);
  expect(await isKept()).toBe(false);
  await page.getByRole('group', { name: 'Reading' }).getByRole('button', { name: 'Save' }).click();
  await expect.poll(isKept).toBe(true);
  await page.goto('/privacy-policy#now');
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('The paper without a network: paper ');
  await expect(receipt).toContainText('Service worker: ');
  await page.getByRole('button', { name: 'Clear all of it' }).click();
  await expect(receipt).not.toContainText('The paper without a network');
  await expect.poll(async () => [await workers(page), await papers(page)]).toEqual([0, 0]);
});

// spec beyond: The paper without a network: one edition, whole, with its age, by the reader's yes alone
test('when the browser lets sites store nothing, the page of saved stories says so', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await page.goto('/saved');
  await expect(page.locator('[data-paper]')).toHaveText(
    'This browser does not let sites keep anything on this device.',
    { useInnerText: true },
  );
  expect(pageErrors).toEqual([]);
});

// spec beyond: What is kept for offline is listed, removed and cleared; a story saved later joins it
test(
  'a paper removed in one tab does not come back when another tab saves a story',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await takePaper(page, site.origin);
    const other = await context.newPage();
    await other.goto(POST);
    await page.getByRole('button', { name: 'Remove it from this device' }).click();
    await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
    const requested: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) requested.push(new URL(request.url()).pathname);
    });
    await other.getByRole('group', { name: 'Reading' }).getByRole('button', { name: 'Save' }).click();
    await expect(other.locator('[data-reading-status]')).toHaveText('Saved');
    expect(await other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The worker handles one message after the other: a requested paper comes after the saved story.
    await other.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      navigator.serviceWorker.controller?.postMessage([], [port2]);
      port1.start();
      return new Promise((done) => port1.addEventListener('message', done));
    });
    expect(requested.filter((path) => path === '/_offline/paper.json')).toHaveLength(1);
  },
);

test(
  'a kept page says that the server does not respond, and the switch of the operator removes the worker',
  { tag: '@full' },
  async ({ page }) => {
    const site = await startSite();
    let after: typeof site | null = null;
    try {
      await takePaper(page, site.origin);
      await expectNoViolations(page);
      // The same address, where the operator has switched it off.
      const { port } = new URL(site.origin);
      process.kill(site.pid);
      await site.exitCode;
      await page.goto(`${site.origin}/search?q=storm`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
      await expect(age(page)).toContainText('The network does not respond.');
      await expectNoViolations(page);
      after = await startBeside(site, { PORT: port, SITE_ORIGIN: site.origin, OFFLINE: 'off' });
      await page.goto(`${site.origin}/about`);
      await expect.poll(async () => [await workers(page), await papers(page)]).toEqual([0, 0]);
      await page.goto(`${site.origin}/saved`);
      await page.getByRole('button', { name: 'Take the paper with you' }).click();
      await expect(page.getByText('That did not work')).toBeVisible();
      expect(await workers(page)).toBe(0);
    } finally {
      await after?.stop();
      await site.stop();
    }
  },
);
