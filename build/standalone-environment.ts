import type { EnvironmentConfig } from '@rsbuild/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceOf } from './paths.ts';
import type { RemoteDefinition } from './remote-definition.ts';
import { writeStandaloneEntry } from './standalone-entry.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

/** A page that runs one remote alone, with its own copies of everything: no shell, no federation, no other remote. */
export function standaloneEnvironment(definition: RemoteDefinition): EnvironmentConfig {
  return {
    source: {
      entry: { index: writeStandaloneEntry(definition) },
      define: { BACKEND_SETTINGS: JSON.stringify(backendSettings()) },
    },
    output: {
      target: 'web',
      distPath: { root: path.join(ROOT, workspaceOf(definition.name), 'dist', 'standalone') },
      // Pictures that are drawn by reference must be files.
      dataUriLimit: 0,
    },
    dev: { assetPrefix: '/' },
    tools: { ...styledComponentsTransform(definition.name) },
  };
}

/** What a load needs to ask a backend with its usual settings. Read from its files: HTTP is the only other tie. */
function backendSettings() {
  const file = process.env['FEEDS_FILE'] ?? path.join(ROOT, 'backend', 'src', 'feeds', 'catalogue.json');
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>;
  const feeds = Object.fromEntries(Object.entries(catalogue).map(([key, feed]) => [key, [feed].flat()]));
  return { feeds, blogApiToken: process.env['BLOG_API_TOKEN'] ?? 'meadowlark-anonymous-reader' };
}
