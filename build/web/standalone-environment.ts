import type { EnvironmentConfig } from '@rsbuild/core';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remotesWith } from '@meadowlark/shared/contract/settings.ts';
import type { BuildTarget } from '../build-target.ts';
import { PROJECT_CATALOG, repositoryOf } from '../paths.ts';
import type { RemoteDefinition } from '../remote/remote-definition.ts';
import { RefusedImportsPlugin } from './refused-imports.ts';
import { writeStandaloneEntry } from '../remote/remote-entries.ts';
import { styledComponentsTransform } from '../styled-components-transform.ts';

const require = createRequire(import.meta.url);

/** Public token for reading the blog of the project's own backend. */
const PUBLIC_TOKEN = 'meadowlark-anonymous-reader';

/** The standalone page on a developer's machine, with the developer's settings for the backend. */
export function developmentStandalone(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  const { FEEDS_FILE, BLOG_API_TOKEN } = process.env;
  const feeds = FEEDS_FILE === undefined ? projectFeeds(target) : feedsOf(FEEDS_FILE);
  const common = standaloneEnvironment(definition, target, feeds, BLOG_API_TOKEN ?? PUBLIC_TOKEN);
  return {
    ...common,
    tools: {
      ...common.tools,
      // This page has style sheets and whole libraries, unlike pages for readers.
      rspack: {
        plugins: [new RefusedImportsPlugin({ below: path.join(target.root, 'src'), runsLoad: true })],
      },
    },
    output: {
      ...OUTPUT,
      distPath: { root: path.join(target.folder, 'standalone') },
    },
    // Without a site, errors are shown in the page and in this server's terminal.
    dev: { assetPrefix: '/', client: { overlay: true }, browserLogs: true },
  };
}

/**
 * The standalone page of a release, among its browser files. These are public, so they contain no settings from the
 * environment, only the project's feed catalog and the public token.
 */
export function releasedStandalone(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  return {
    ...standaloneEnvironment(definition, target, projectFeeds(target), PUBLIC_TOKEN),
    output: { ...OUTPUT, ...placeInRelease(target) },
    splitChunks: false,
  };
}

/** The standalone page of the shell, which shows guests. Built separately, because it would split the chunks for readers. */
export function shellStandalone(target: BuildTarget): EnvironmentConfig {
  return {
    source: { entry: { index: './src/guests/standalone.tsx' } },
    html: { template: TEMPLATE },
    output: { ...OUTPUT, ...placeInRelease(target) },
    splitChunks: false,
    tools: { ...styledComponentsTransform(target.name) },
  };
}

/** The browser half empties the parent folder before either is written. */
function placeInRelease({ folder, webAddress }: BuildTarget) {
  return {
    distPath: { root: path.join(folder, 'web', 'standalone') },
    cleanDistPath: false,
    assetPrefix: `${webAddress}standalone/`,
    legalComments: 'none',
  } as const;
}

const TEMPLATE = require.resolve('@meadowlark/shared/standalone/page.html');

const OUTPUT = {
  target: 'web',
  // SVGs loaded with `<use>` must be files.
  dataUriLimit: 0,
} as const;

type Feeds = Readonly<Record<string, readonly string[]>>;

/**
 * A page that runs one remote with its own copies of all modules, without shell and federation. It contains the settings
 * with which the remote's `load` uses a backend; its `ctx.fetch` adds the token, as the front of a site does.
 */
function standaloneEnvironment(
  definition: RemoteDefinition,
  target: BuildTarget,
  feeds: Feeds,
  blogToken: string,
): EnvironmentConfig {
  const { name } = definition;
  const backend = {
    feeds: remotesWith('feeds').includes(name) ? feeds : {},
    blogToken: remotesWith('blogApiUrl').includes(name) ? blogToken : '',
  };
  return {
    source: {
      entry: { index: writeStandaloneEntry(definition, target.root) },
      define: { BACKEND: JSON.stringify(backend) },
    },
    html: { template: TEMPLATE },
    tools: { ...styledComponentsTransform(name) },
  };
}

/** The feeds of the backend in the repository, if it has one. */
function projectFeeds({ root }: BuildTarget): Feeds {
  const catalog = path.join(repositoryOf(root), PROJECT_CATALOG);
  return existsSync(catalog) ? feedsOf(catalog) : {};
}

/** Feed addresses by category, from the backend's file, because HTTP is otherwise the only interface to the backend. */
function feedsOf(file: string): Feeds {
  const catalog = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>;
  return Object.fromEntries(Object.entries(catalog).map(([key, feed]) => [key, [feed].flat()]));
}
