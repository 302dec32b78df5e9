import { createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { copyCheckout, type CheckoutCopy } from '../support/commands/checkout-copy.ts';
import {
  startDevelopmentServer,
  editFile,
  type DevelopmentServer,
} from '../support/commands/development-server.ts';
import { expect as anyExpect, test } from '../support/test.ts';

// Each test builds all programs in a copy of the checkout, and again after each edit.
test.setTimeout(600_000);

// An edit may cause two builds.
const expect = anyExpect.configure({ timeout: 120_000 });

const SITE = /The site is at (http:\/\/\S+)\. /;

const ALONE = /Local: +(http:\/\/\S+?)\/\s[^]*ready +built/;

/** A deliberate error in a source file. */
interface Mistake {
  name: string;
  file: string;
  from: string;
  to: (thrown: string) => string;
}

/** On the page /faq of the remote `static`. */
const MISTAKES: readonly Mistake[] = [
  {
    name: 'a component of a remote',
    file: 'mfe-static/src/faq/Page.tsx',
    from: 'const query = useDef',
    to: (thrown) => `if (data) ${thrown}; const query = useDef`,
  },
  {
    name: 'a load',
    file: 'mfe-static/src/faq/load.ts',
    from: 'status: 200,',
    to: (thrown) => `status: (() => { ${thrown} })(),`,
  },
  {
    name: 'a timer that throws forever',
    file: 'mfe-static/src/faq/load.ts',
    from: 'status: 200,',
    to: (thrown) => `status: (setInterval(() => { ${thrown} }, 500), 200),`,
  },
];

const MORE_MISTAKES: readonly Mistake[] = [
  {
    name: 'the frame of the shell',
    file: 'shell/src/frame/Masthead.tsx',
    from: 'return (',
    to: (thrown) => `if (today) ${thrown}; return (`,
  },
  {
    name: 'a head',
    file: 'mfe-static/src/faq/head.ts',
    from: '=> {',
    to: (thrown) => `=> { if (query !== null) ${thrown};`,
  },
  {
    name: 'a component of a remote in the browser alone',
    file: 'mfe-static/src/faq/Page.tsx',
    from: 'const query = useDef',
    to: (thrown) => `if (typeof window !== 'undefined') ${thrown}; const query = useDef`,
  },
  {
    name: 'a module of a remote while it is evaluated',
    file: 'mfe-static/src/faq/Page.tsx',
    from: 'const total = (',
    to: (thrown) => `if (Number('1')) ${thrown}; const total = (`,
  },
  {
    name: 'a component of the shell in the browser alone',
    file: 'shell/src/site/Site.tsx',
    from: 'return (',
    to: (thrown) => `if (typeof window !== 'undefined') ${thrown}; return (`,
  },
];

const errors = (page: Page) => page.getByRole('alert', { name: 'Errors' });

async function expectWhole(page: Page): Promise<void> {
  await expect(errors(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered');
}

async function expectShownAndMended(
  page: Page,
  copy: CheckoutCopy,
  dev: DevelopmentServer,
  mistake: Mistake,
) {
  await test.step(mistake.name, async () => {
    const message = `broken on purpose: ${mistake.name}`;
    const thrown = `throw new Error('${message}')`;
    const { line, undo } = await editFile(copy.folder, mistake.file, mistake.from, mistake.to(thrown));
    const place = `${mistake.file}:${line} (`;
    await expect(errors(page)).toContainText(message);
    await expect(errors(page)).toContainText(place);
    await expect.poll(dev.output).toContain(`Error: ${message}\n${place}`);
    await undo();
    await expectWhole(page);
  });
}

/** Names of what uses the stock federation runtime, from where its developer tools take them. */
function federationNames(): string[] | undefined {
  type Global = { __FEDERATION__?: { __INSTANCES__: { name: string }[] } };
  return (globalThis as Global).__FEDERATION__?.__INSTANCES__.map(({ name }) => name);
}

/** Occupies a port, unless another program already does. */
function occupyPort(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(server));
    server.listen(port, 'localhost', () => resolve(server));
  });
}

test(
  'an edit that throws is shown in the page and the terminal, with its source location, until it is fixed',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    const copy = await copyCheckout();
    const others = await Promise.all([3000, 3010].map(occupyPort));
    try {
      const dev = await startDevelopmentServer(copy.folder, 'npm run dev', SITE);
      try {
        // The servers choose other ports.
        expect(dev.output()).toMatch(
          /Port 3010 is in use by another program, so the development server of shell uses \d+/,
        );
        expect(dev.output()).toMatch(/Port 3000 is in use by another program, so the site uses \d+/);
        await page.goto(`${dev.origin}/faq`);
        await expectWhole(page);
        await test.step('the developer tools of Module Federation see shell and remote', async () => {
          await expect
            .poll(() => page.evaluate(federationNames))
            .toEqual(['shell', 'mfe_static_development']);
        });
        const editTitle = () =>
          editFile(
            copy.folder,
            'mfe-static/src/faq/Page.tsx',
            'title="Questions, answered"',
            'title="Asked and answered"',
          );
        await test.step('Fast Refresh shows an edit of a component and keeps the page', async () => {
          await page.waitForFunction(() => performance.getEntriesByName('unit:static/page/faq').length > 0);
          await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
          const { undo } = await editTitle();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asked and answered');
          await expect(page.locator('html[data-kept]')).toHaveCount(1);
          await undo();
          await expectWhole(page);
        });
        await test.step('an edit during hydration is shown', async () => {
          const cdp = await page.context().newCDPSession(page);
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
          await page.reload();
          await page.waitForFunction(
            () => performance.getEntriesByName('shell:awake').length > 0,
            undefined,
            {
              polling: 20,
            },
          );
          const { undo } = await editTitle();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asked and answered');
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          await undo();
          await expectWhole(page);
        });
        for (const mistake of MISTAKES) await expectShownAndMended(page, copy, dev, mistake);

        await test.step('a load that never ends', async () => {
          const file = 'mfe-static/src/faq/load.ts';
          const { line, undo } = await editFile(
            copy.folder,
            file,
            'status: 200,',
            'status: (() => { for (;;); })(),',
          );
          await expect(errors(page)).toContainText('It blocked its thread indefinitely');
          // A busy machine may not find in time where the thread is blocked. The next request tries again.
          await expect(async () => {
            await page.reload();
            await expect(errors(page)).toContainText(`${file}:${line} (`, { timeout: 10_000 });
          }).toPass();
          await undo();
          await expectWhole(page);
        });

        await test.step('a file that does not build', async () => {
          const file = 'mfe-static/src/faq/load.ts';
          const { undo } = await editFile(copy.folder, file, 'export const load', 'export const const load');
          await expect(errors(page)).toContainText('./src/faq/load.ts does not build');
          await expect(errors(page)).toContainText('export const const load');
          await expect.poll(dev.output).toContain('export const const load');
          await undo();
          await expectWhole(page);
        });

        pageErrors.length = 0;
        await test.step('the route table', async () => {
          const again = page.waitForEvent('load');
          const from = "{ ...page('/faq',";
          const to = `page('/asked', 'static', 'faq', 'Asked', SEARCH), ${from}`;
          await editFile(copy.folder, 'shell/src/routes.ts', from, to);
          await again;
          // The page reloads after each of two builds, which can abort the navigation.
          const asked = `${dev.origin}/asked`;
          await expect.poll(async () => (await page.request.get(asked)).status()).toBe(200);
          await expect(() => page.goto(asked)).toPass();
          await expectWhole(page);
        });

        await test.step('the tokens', async () => {
          const { undo } = await editFile(
            copy.folder,
            'shared/src/design/tokens.css',
            '--ground: light-dark(#fffefb,',
            '--ground: light-dark(#aabbcc,',
          );
          await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(170, 187, 204)');
          await undo();
          await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 254, 251)');
        });
        // Between two builds a file may be missing (404); the page then reloads.
        expect(pageErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
      } catch (error) {
        // The terminal may show errors that the page does not.
        process.stdout.write(dev.output());
        throw error;
      } finally {
        await dev.stop();
      }
    } finally {
      for (const other of others) other.close();
      await copy.remove();
    }
  },
);

test(
  'two development sites of one checkout run side by side and both show errors',
  { tag: '@full' },
  async ({ page }) => {
    const copy = await copyCheckout();
    const sites: DevelopmentServer[] = [];
    try {
      const starting = ['npm run dev', 'npm run dev'].map((line) =>
        startDevelopmentServer(copy.folder, line, SITE),
      );
      for (const site of starting) sites.push(await site);
      for (const site of sites) {
        await page.goto(`${site.origin}/faq`);
        await expectWhole(page);
        for (const mistake of MORE_MISTAKES) await expectShownAndMended(page, copy, site, mistake);
      }
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await copy.remove();
    }
  },
);

test('a remote alone: an error in a situation is shown in its frame and in the terminal, until it is fixed', async ({
  page,
}) => {
  const copy = await copyCheckout();
  const other = await occupyPort(3014);
  try {
    const dev = await startDevelopmentServer(copy.folder, 'npm run dev -w mfe-static', ALONE);
    try {
      expect(new URL(dev.origin).port).not.toBe('3014');
      await page.goto(dev.origin);
      await page.getByRole('link', { name: 'page faq' }).click();
      await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeVisible();
      for (const { file, from, to } of MISTAKES.slice(0, 2)) {
        const { line, undo } = await editFile(
          copy.folder,
          file,
          from,
          to("throw new Error('broken on purpose')"),
        );
        await expect(page.getByRole('alert')).toContainText('Error: broken on purpose');
        await expect(page.getByRole('link', { name: 'page faq' })).toBeVisible();
        await expect.poll(dev.output).toContain(`${file.replace('mfe-static/', '')}:${line}`);
        await undo();
        await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeVisible();
      }
    } finally {
      await dev.stop();
    }
  } finally {
    other.close();
    await copy.remove();
  }
});

test('readers get nothing of the development tools', async ({ request, site }) => {
  const html = await (await request.get('/faq')).text();
  expect(html).not.toContain('_development');
  expect((await request.get('/_development/failures')).status()).toBe(404);
  expect((await request.get('/_development/failures/page.js')).status()).toBe(404);
  const live = await site.store.live();
  const { releases } = await site.store.edition(live?.edition ?? '');
  const release = await site.store.release('shell', releases['shell'] ?? '');
  for (const { path } of release.files.filter((file) => file.path.endsWith('.js'))) {
    const script = await request.get(`/releases/shell/${releases['shell']}/${path}`);
    expect(await script.text(), path).not.toContain('_development');
  }
});
