import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { serverEnvironment, webEnvironment } from './build/environments.ts';
import { ROOT, workspaceOf } from './build/paths.ts';
import { releasePlugin } from './build/release-plugin.ts';
import { releaseVersion } from './build/release-version.ts';
import { federationName, type RemoteDefinition } from './build/remote-definition.ts';
import { writeRemoteServerEntry } from './build/remote-server-entry.ts';
import { singletonVersions } from './build/singletons.ts';
import { remoteWebEnvironment } from './build/remote-web-environment.ts';

/**
 * The build of a remote: one source, two artefacts. `rsbuild build` leaves in `dist/release/` what the shell can take:
 * `web/` for browsers, `server.cjs` for the composition server, `release.json` about both.
 */
export function defineRemote(definition: RemoteDefinition): RsbuildConfig {
  const { name, owner, pages, blocks = [] } = definition;
  const version = releaseVersion(name);
  return defineConfig({
    root: path.join(ROOT, workspaceOf(name)),
    plugins: [
      pluginReact(),
      releasePlugin({
        name,
        version,
        owner,
        pages,
        blocks,
        federationName: federationName(name),
        entry: 'remoteEntry.js',
      }),
    ],
    environments: {
      web: remoteWebEnvironment(definition, version),
      server: serverEnvironment(name, version, writeRemoteServerEntry(definition)),
    },
  });
}

/** The build of the shell: a browser program that carries the singletons, and the renderer for the server. */
export function defineShell({ owner }: { owner: string }): RsbuildConfig {
  const version = releaseVersion('shell');
  return defineConfig({
    root: path.join(ROOT, 'shell'),
    plugins: [
      pluginReact(),
      releasePlugin({
        name: 'shell',
        version,
        owner,
        pages: [],
        blocks: [],
        federationName: 'shell',
        entry: 'browser',
      }),
    ],
    environments: {
      web: {
        ...webEnvironment('shell', version),
        source: { entry: { browser: './src/browser.tsx' }, define: { SINGLETON_VERSIONS: JSON.stringify(singletonVersions()) } },
      },
      server: serverEnvironment('shell', version, './src/render.tsx'),
    },
  });
}
