import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { PROGRAMS } from '../../build/programs.ts';
import { SLOW, setConnection } from '../support/browser/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Paths of the scripts that a page fetches from now on. */
async function scriptsOf(page: Page): Promise<string[]> {
  // On a slow connection nothing is prefetched.
  await setConnection(page, SLOW);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  return scripts;
}

/** Wakes a page, and waits until the browser is idle: by then all scripts have been requested. */
async function awakeAndIdle(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

test('a page that wakes fetches the shell, its remote and its page once each, and nothing of other remotes', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  await page.goto('/opinion');
  await awakeAndIdle(page);

  // A script would be listed twice if its preload did not match its request.
  expect(scripts.filter((file) => /^\/releases\/shell\/.*\/bootstrap\.[^/]*js$/.test(file))).toHaveLength(1);
  expect(scripts.filter((file) => /^\/releases\/shell\/.*\/awake\.[^/]*js$/.test(file))).toHaveLength(1);
  expect(scripts.filter((file) => file.endsWith('/remoteEntry.js'))).toHaveLength(1);
  expect(scripts.filter((file) => /\/page-opinion\.[^/]*js$/.test(file))).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.every((file) => /^\/releases\/(shell|static)\//.test(file))).toBe(true);
  expect(scripts[0]).toMatch(/\/bootstrap\./);
});

test('a page of text only fetches no script of a remote on the first view, even when it wakes', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  for (const address of ['/', '/local-news', '/blog', '/events', '/about']) {
    await page.goto(address);
    await awakeAndIdle(page);
    const ofRemotes = scripts.filter((file) => !file.startsWith('/releases/shell/'));
    expect([address, ofRemotes]).toEqual([address, []]);
  }
});

/** Texts that occur only in the code of these libraries. The gate looks for copies of singletons. */
const ONLY_ON_THE_SERVER = [/ZodError|_zod/, /parseRssFeed|isAxiosError/, /markdown-to-jsx/];

test('no browser file contains a parser', async () => {
  for (const name of PROGRAMS) {
    const web = path.join(releaseFolder(workspaceOf(name)), 'web');
    // The standalone page and files for other sites have their own copies and the `load` functions; readers never download them.
    const files = (await readdir(web, { recursive: true })).filter(
      (file) => file.endsWith('.js') && !/^(?:standalone|hosts)\//.test(file),
    );
    for (const file of files) {
      const text = await readFile(path.join(web, file), 'utf8');
      for (const library of ONLY_ON_THE_SERVER) expect(text, `${name}/${file}`).not.toMatch(library);
    }
  }
});
