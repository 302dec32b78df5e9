import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { PROGRAMS } from '../../scripts/programs.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a section front fetches the shell, its remote and its page, all preloaded, and nothing of other remotes', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/local-news');
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  const fetched = [...new Set(scripts)];
  expect(fetched.filter((file) => file.startsWith('/releases/shell/'))).toHaveLength(1);
  expect(fetched.filter((file) => file.endsWith('/remoteEntry.js'))).toHaveLength(1);
  expect(fetched.filter((file) => /\/page-category\.[^/]*js$/.test(file))).toHaveLength(1);
  expect(fetched.every((file) => /^\/releases\/(shell|news)\//.test(file))).toBe(true);

  const announced = await page
    .locator('link[rel=preload][as=script], head > script[src]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
    );
  expect(fetched.filter((file) => !announced.includes(file))).toEqual([]);
});

test('a plain page fetches no script of its remote on the first view', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((file) => !file.startsWith('/releases/shell/'))).toEqual([]);
});

/** Texts that only the code of these libraries has. Copies of the singletons are the gate's to find. */
const ONLY_ON_THE_SERVER = [/ZodError|_zod/, /parseRssFeed|isAxiosError/, /markdown-to-jsx/];

test('no parser in any browser file', async () => {
  for (const name of PROGRAMS) {
    const web = path.join(releaseFolder(workspaceOf(name)), 'web');
    // The standalone page brings copies of its own, and its loads; no reader's page fetches it.
    const files = (await readdir(web, { recursive: true })).filter(
      (file) => file.endsWith('.js') && !file.startsWith('standalone/'),
    );
    for (const file of files) {
      const text = await readFile(path.join(web, file), 'utf8');
      for (const library of ONLY_ON_THE_SERVER) expect(text, `${name}/${file}`).not.toMatch(library);
    }
  }
});
