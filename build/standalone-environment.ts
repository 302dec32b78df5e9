import type { EnvironmentConfig } from '@rsbuild/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { developmentFolder, type BuildTarget } from './build-target.ts';
import { PROJECT_CATALOGUE, ROOT } from './paths.ts';
import type { RemoteDefinition } from './remote-definition.ts';
import { writeStandaloneEntry } from './standalone-entry.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

/** Token with which anybody may read the blog of the project's own backend. */
const ANYBODY = 'meadowlark-anonymous-reader';

/** The standalone page on the developer's machine, which may ask a backend with the developer's settings. */
export function developmentStandalone(definition: RemoteDefinition): EnvironmentConfig {
  const { FEEDS_FILE, BLOG_API_TOKEN } = process.env;
  const catalogue = FEEDS_FILE ?? path.join(ROOT, PROJECT_CATALOGUE);
  return {
    ...standaloneEnvironment(definition, {
      feeds: feedsOf(catalogue),
      blogApiToken: BLOG_API_TOKEN ?? ANYBODY,
    }),
    output: {
      ...OUTPUT,
      distPath: { root: path.join(developmentFolder(definition.name), 'standalone') },
    },
    dev: { assetPrefix: '/' },
  };
}

/**
 * The standalone page of a release, among its browser files. Everybody can read those, so nothing of the environment
 * goes into them: feeds are those of the project's catalogue, and the token is the one that anybody may use.
 */
export function releasedStandalone(definition: RemoteDefinition, target: BuildTarget): EnvironmentConfig {
  return {
    ...standaloneEnvironment(definition, {
      feeds: feedsOf(path.join(ROOT, PROJECT_CATALOGUE)),
      blogApiToken: ANYBODY,
    }),
    output: {
      ...OUTPUT,
      distPath: { root: path.join(target.folder, 'web', 'standalone') },
      // The browser half empties the folder above before either is written.
      cleanDistPath: false,
      assetPrefix: `${target.webAddress}standalone/`,
      legalComments: 'none',
    },
    splitChunks: false,
  };
}

const OUTPUT = {
  target: 'web',
  // Pictures that are drawn by reference must be files.
  dataUriLimit: 0,
} as const;

/** What a load needs to ask a backend. */
interface BackendSettings {
  feeds: Readonly<Record<string, readonly string[]>>;
  blogApiToken: string;
}

/** A page that runs one remote alone, with its own copies of everything: no shell, no federation, no other remote. */
function standaloneEnvironment(definition: RemoteDefinition, settings: BackendSettings): EnvironmentConfig {
  return {
    source: {
      entry: { index: writeStandaloneEntry(definition) },
      define: { BACKEND_SETTINGS: JSON.stringify(settings) },
    },
    html: { template: path.join(ROOT, 'shared', 'src', 'standalone', 'page.html') },
    tools: { ...styledComponentsTransform(definition.name) },
  };
}

/** Feed addresses by category. Read from the backend's file: HTTP is the only other tie to it. */
function feedsOf(file: string): BackendSettings['feeds'] {
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>;
  return Object.fromEntries(Object.entries(catalogue).map(([key, feed]) => [key, [feed].flat()]));
}
