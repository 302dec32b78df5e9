import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { ROOT } from '../../build/paths.ts';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { editFile, startDevelopmentServer } from '../support/commands/development-server.ts';
import { documentedCommands } from '../support/commands/documented-commands.ts';
import { linkedRepository } from '../support/commands/linked-repository.ts';
import { openTerminal } from '../support/commands/terminal.ts';
import { startStockHost } from '../support/examples/stock-host.ts';
import { startNpmRegistry } from '../support/services/npm-registry.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The commands pack, install, build, test, and run the gate.
test.setTimeout(900_000);

const LOCAL = /Local: +(http:\/\/\S+?)\/\s[^]*ready +built/;
const LIVE = /is at (http:\/\/localhost:\d+)\. Pages reload/;
const STANDFIRST = 'A new section of the paper, on its first day.';

/** Whether a reader in every canary, or in none, gets a page at /traffic. */
async function isThere(site: RunningSite, bucket: 0 | 99): Promise<boolean> {
  return (await fetch(`${site.origin}/traffic`, { headers: { cookie: `bucket=${bucket}` } })).ok;
}

async function expectReaders(site: RunningSite, { inTen, others }: Record<'inTen' | 'others', boolean>) {
  await expect.poll(() => isThere(site, 0)).toBe(inTen);
  await expect.poll(() => isThere(site, 99)).toBe(others);
}

/** The page works in the browser, in the look of the site. */
async function expectPage(page: Page, site: RunningSite) {
  await page.goto(`${site.origin}/traffic`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traffic');
  await hydrated(page);
}

/** How often a page defines a token. */
async function definitions(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules.filter(({ cssText }) => cssText.includes('--ground-raised:')).length;
  });
}

test(
  'a remote built with only the packed kit becomes a page of the site, with its own library',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    const site = await startSite();
    const repository = await linkedRepository('traffic');
    const terminal = openTerminal(repository.folder, { EDITIONS: `file:${site.folder}` });
    try {
      await test.step('npm tells a newer kit by its name', async () => {
        const packages = path.join(repository.folder, 'packages');
        for (const name of await readdir(packages)) {
          const digest = createHash('sha256').update(await readFile(path.join(packages, name)));
          expect(name).toContain(digest.digest('hex').slice(0, 8));
        }
      });
      await test.step('the kit brings what a team reads', async () => {
        const documents = path.join(repository.folder, 'node_modules/@meadowlark/kit/docs');
        expect(await readdir(documents)).toContain('writing-a-remote.md');
      });
      await addLibrary(repository.folder);
      const typo = await editFile(
        repository.folder,
        'rsbuild.config.ts',
        "name: 'traffic'",
        "name: 'trafic'",
      );
      await expect(terminal.type('npx remote build')).rejects.toThrow('"trafic" in rsbuild.config.ts');
      await typo.undo();
      expect(await terminal.type('npx remote test')).toMatch(/Tests: +\d+ passed/);
      await expect(terminal.type('npx remote publish trafic')).rejects.toThrow('no remote "trafic" here');
      await expect(terminal.type('npx remote publish --sign')).rejects.toThrow('--sign requires a key');
      expect(await terminal.type('RELEASE=$(npx remote publish)')).not.toContain('warn');
      expect(await terminal.type('npx remote promote "$RELEASE"')).toContain('All readers now get edition');
      await expectReaders(site, { inTen: true, others: true });
      // It has its own copy of the design library, and none of its styles for the whole page.
      expect(await definitions(page, `${site.origin}/traffic`)).toBe(
        await definitions(page, `${site.origin}/about`),
      );
      await expectPage(page, site);
      await expect(page.getByText('Fair, version 99')).toBeVisible();
      const width = () =>
        page.getByAltText('A bridge').evaluate((image) => (image as HTMLImageElement).naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText('This page is yours to write');
      await page.getByRole('link', { name: 'Oldest first' }).click();
      await expect(page).toHaveURL(/order=oldest/);
      await expect(first).toHaveText('You decide when a release goes out, and roll it back as easily');
      await expect(page.getByText('Fair, version 99')).toBeVisible();
      expect(pageErrors).toEqual([]);
      await test.step('and a page of any other site', async () => {
        const [version] = await site.store.versions('traffic');
        const manifest = `${site.origin}/releases/traffic/${version}/web/mf-manifest.json`;
        const host = await startStockHost();
        try {
          await page.goto(`${host.origin}/?traffic=${encodeURIComponent(manifest)}`);
          await expect(page.getByText('Fair, version 99')).toBeVisible();
        } finally {
          await host.stop();
        }
      });
    } finally {
      terminal.close();
      await site.stop();
      await repository.remove();
    }
  },
);

/** Adds a photograph to the page, and another version of a library that the design library uses. */
async function addLibrary(repository: string): Promise<void> {
  const library = path.join(repository, 'node_modules', 'entities');
  await mkdir(library);
  const manifest = { name: 'entities', version: '99.0.0', type: 'module', exports: './index.js' };
  await writeFile(path.join(library, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    path.join(library, 'index.js'),
    "export const versioned = (text) => text + ', version 99';\n",
  );
  await writeFile(path.join(library, 'index.d.ts'), 'export function versioned(text: string): string;\n');
  const component = 'src/index/Page.tsx';
  await editFile(
    repository,
    component,
    'import type { Rea',
    "import { versioned } from 'entities';\nimport bridge from './bridge.webp';\nimport type { Rea",
  );
  await editFile(
    repository,
    component,
    `standfirst="${STANDFIRST}" />`,
    `standfirst={versioned('Fair')} />\n      <img src={bridge} alt="A bridge" />`,
  );
  await cp(path.join(ROOT, 'docs/pictures/phone.webp'), path.join(repository, 'src/index/bridge.webp'));
}

const DAY = documentedCommands('docs/writing-a-remote.md', 'repository');
const SECRET = /OVERRIDE_SECRET=(\S+)/.exec(DAY.join('\n'))?.[1] ?? '';

/** The commands after which the site is checked, by a word that identifies each. */
const STEPS = ['cd ..', 'npm test', 'publish', 'check', 'link', '--canary', 'promote', 'rollback'];

test(
  'the documented commands lead from an empty folder to a page that readers see, without this checkout',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    const copy = await copyCheckout();
    const site = await startSite({ OVERRIDE_SECRET: SECRET });
    const repository = path.join(copy.folder, '../traffic');
    const env = { EDITIONS: `file:${site.folder}`, SITE_ORIGIN: site.origin };
    const terminal = openTerminal(copy.folder, env);
    const steps: string[] = [];
    try {
      for (const line of DAY) {
        const output = await test.step(line, () => terminal.type(line));
        const step = STEPS.find((one) => line.includes(one));
        if (step === undefined) continue;
        steps.push(step);
        if (step === 'cd ..') {
          expect(copy.changedFiles()).toEqual([]);
          await copy.remove();
          await expectAlone(page, repository);
        }
        if (step === 'npm test') expect(output).toMatch(/Tests: +\d+ passed/);
        if (step === 'check') expect(output).toContain(' 0 failed');
        if (step === 'link') {
          await page.goto(/https?:\S+/.exec(output)?.[0] ?? '');
          await expectPage(page, site);
          await page.context().clearCookies();
        }
        await expectReaders(site, {
          inTen: step === '--canary' || step === 'promote',
          others: step === 'promote',
        });
        if (step !== 'promote') continue;
        await expectPage(page, site);
        await expectInSite(page, repository, site);
        expect(pageErrors.splice(0)).toEqual([expect.stringContaining('working copy failed: torn')]);
      }
      expect(steps).toEqual(STEPS);
      expect(pageErrors).toEqual([]);
    } finally {
      terminal.close();
      await site.stop();
      await copy.remove();
      await rm(repository, { recursive: true, force: true });
    }
  },
);

/** `npm run dev` shows the remote alone, in its situations. */
async function expectAlone(page: Page, repository: string): Promise<void> {
  const development = await startDevelopmentServer(repository, 'npm run dev', LOCAL);
  try {
    await page.goto(development.origin);
    await page.getByRole('link', { name: 'oldest first' }).click();
    await expect(page.getByRole('heading', { name: 'Traffic', exact: true })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await development.stop();
  }
}

/** `npm run dev -- --live` shows the working copy in the running site. */
async function expectInSite(page: Page, repository: string, site: RunningSite): Promise<void> {
  const edit = await editFile(repository, 'src/index/Page.tsx', STANDFIRST, 'On its second day.');
  const live = await startDevelopmentServer(repository, `npm run dev -- --live ${site.origin}`, LIVE);
  try {
    await page.goto(`${live.origin}/traffic`);
    await expect(page.getByText('On its second day.')).toBeVisible();
    const throwing = "{(() => { throw new Error('torn'); })()}";
    const torn = await editFile(repository, 'src/index/Page.tsx', '<OrderLinks', `${throwing}<OrderLinks`);
    await expect(page.getByRole('alert')).toHaveText('traffic/page/index of your working copy failed: torn');
    await torn.undo();
    await page.goto('about:blank');
  } finally {
    await live.stop();
    await edit.undo();
  }
}

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}

/** What a new repository gets, unless it has one. */
const README = path.join(ROOT, 'scripts/new-remote/repository/README.md');

/** The command of a step that publishes the kit. */
async function publishStep(name: string): Promise<string> {
  const workflow = parse(await readFile(path.join(ROOT, '.github/workflows/kit.yml'), 'utf8')) as Workflow;
  return workflow.jobs['publish']?.steps.find((step) => step.name === name)?.run ?? `no step ${name}`;
}

test(
  'the kit comes from a registry: a workflow publishes what is new there, and a repository depends on a range of versions',
  { tag: '@full' },
  async () => {
    const copy = await copyCheckout();
    const registry = await startNpmRegistry('a token of the paper');
    const repository = `${copy.folder}-traffic`;
    const terminal = openTerminal(copy.folder, {
      KIT_REGISTRY: registry.url,
      KIT_SCOPE: '@plains-shared-press',
      GITHUB_REPOSITORY: 'plains-shared-press/site',
      GITHUB_RUN_ID: '1',
    });
    const [pack, publish] = [await publishStep('Pack'), await publishStep('Publish')];
    const type = (line: string) => test.step(line, () => terminal.type(line));
    const versions = (name: string) => Object.keys(registry.versions(`@plains-shared-press/${name}`));
    const { version } = JSON.parse(await readFile(path.join(ROOT, 'kit/package.json'), 'utf8')) as {
      version: string;
    };
    const [major, minor, patch] = version.split('.');
    const next = `${major}.${minor}.${Number(patch) + 1}`;
    try {
      await expect(terminal.type(publish)).rejects.toThrow('Run "npm run pack:kit" first');
      await type(pack);
      await expect(terminal.type(publish)).rejects.toThrow('was not published');
      await type('export KIT_TOKEN="a token of the paper"');
      expect((await type(publish)).match(/^Published @plains-shared-press/gm)).toHaveLength(2);
      expect((await type(publish)).match(/ already\.$/gm)).toHaveLength(2);
      expect([versions('shared'), versions('kit')]).toEqual([[version], [version]]);
      // GitHub's registry finds the repository in it.
      expect(registry.versions('@plains-shared-press/kit')[version]?.['repository']).toEqual({
        type: 'git',
        url: 'git+https://github.com/plains-shared-press/site.git',
        directory: 'kit',
      });

      // A clone of a new repository on GitHub.
      await type(
        `git init -q ${repository} && cd ${repository} && echo Ours | tee README.md > LICENSE && cd -`,
      );
      await type(`npm run new-remote traffic -- --into ${repository}`);
      expect(await readdir(repository)).not.toContain('packages');
      expect(await readFile(path.join(repository, 'README.md'), 'utf8')).toBe('Ours\n');
      await expect(terminal.type(`npm run new-remote traffic -- --into ${repository}`)).rejects.toThrow(
        'package.json, rsbuild.config.ts',
      );
      await type(`sed -i.bak 's/"version": "${version}"/"version": "${next}"/' {kit,shared}/package.json`);
      await type(`${pack} && ${publish}`);
      expect(versions('kit')).toEqual([version, next]);

      await type(`cd ${repository} && unset KIT_TOKEN`);
      await type(updateCommand(await readFile(README, 'utf8')));
      // One copy of each.
      const copies = `find node_modules -regex '.*/@meadowlark/[a-z]*/package.json'`;
      const installed = await type(`grep -h '"version"' $(${copies})`);
      expect(installed.match(/(?<="version": ")[^"]+/g)).toEqual([next, next]);
      await type('npm ci --no-audit --no-fund');
      expect(await type('npm test')).toMatch(/Tests: +\d+ passed/);
      await type('npm run build');
    } finally {
      terminal.close();
      await registry.stop();
      await copy.remove();
      await rm(repository, { recursive: true, force: true });
    }
  },
);

/** How the README of a repository says that its kit is updated. */
function updateCommand(readme: string): string {
  return /`(npm update [^`]+)`/.exec(readme)?.[1] ?? 'the README has no command';
}
