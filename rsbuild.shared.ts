import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { developmentTarget, releaseTarget, type BuildTarget } from './build/build-target.ts';
import { developmentServer } from './build/development-server.ts';
import { nodeEnvironment } from './build/environments.ts';
import { ROOT, workspaceOf } from './build/paths.ts';
import { sheetConfig } from './build/sheet.ts';
import { writeFixturesEntry } from './build/fixtures-entry.ts';
import { releasePlugin, type ReleaseFacts } from './build/release-plugin.ts';
import { federationName, type RemoteDefinition } from './build/remote-definition.ts';
import { writeRemoteServerEntry } from './build/remote-server-entry.ts';
import { remoteWebEnvironment } from './build/remote-web-environment.ts';
import { shellWebEnvironment } from './build/shell-web-environment.ts';
import { singletonVersions } from './shared/src/contract/singletons.ts';
import { developmentStandalone, releasedStandalone } from './build/standalone-environment.ts';

/**
 * The build of a remote: one source, two artefacts to serve. `rsbuild build` leaves in `dist/release/` what the shell can
 * take: `web/` for browsers, `server.cjs` for the composition server, `release.json` about both. Besides, for people and
 * for the gate: the remote's standalone page in `web/standalone/`, and `fixtures.cjs`, the situations of its units.
 */
export function defineRemote(definition: RemoteDefinition) {
  const { name, owner, pages, blocks = [] } = definition;
  const facts = ({ version }: BuildTarget): ReleaseFacts => ({
    owner,
    pages,
    blocks,
    federationName: federationName(name, version),
    extras: [],
    entry: 'remoteEntry.js',
  });
  return defineProgram(name, facts, (target) => ({
    web: remoteWebEnvironment(definition, target),
    server: nodeEnvironment(target, 'server', writeRemoteServerEntry(definition)),
    ...(target.version === 'development'
      ? // For `rsbuild dev --environment standalone`: the remote alone.
        { standalone: developmentStandalone(definition) }
      : {
          fixtures: nodeEnvironment(target, 'fixtures', writeFixturesEntry(definition)),
          standalone: releasedStandalone(definition, target),
        }),
  }));
}

/** The build of the shell: a bootstrap for every page, the awake shell that carries the singletons, scripts for when they
 * are wanted, and the renderer for the server. */
export function defineShell({ owner }: { owner: string }) {
  const facts = (): ReleaseFacts => ({
    owner,
    pages: [],
    blocks: [],
    federationName: 'shell',
    entry: 'bootstrap',
    extras: ['awake', 'home', 'reports', 'donation', 'ads', 'inspector'],
    provides: singletonVersions(),
  });
  return defineProgram('shell', facts, (target) => ({
    web: shellWebEnvironment(target, {
      bootstrap: './src/bootstrap.ts',
      awake: './src/awake.tsx',
      reports: './src/reports.ts',
      donation: './src/donation.ts',
      ads: './src/ads.ts',
      inspector: './src/inspector.ts',
    }),
    server: nodeEnvironment(target, 'server', './src/render.tsx'),
  }));
}

/** The specimen sheet of the design library, for `rsbuild dev` alone. It is nothing that is released. */
export function defineSheet() {
  return defineConfig(sheetConfig());
}

function defineProgram(
  name: string,
  facts: (target: BuildTarget) => ReleaseFacts,
  environments: (target: BuildTarget) => Record<string, EnvironmentConfig>,
) {
  return defineConfig(({ command }): RsbuildConfig => {
    const root = path.join(ROOT, workspaceOf(name));
    if (command === 'dev') {
      const target = developmentTarget(name);
      return {
        root,
        plugins: [pluginReact()],
        environments: environments(target),
        ...developmentServer(name),
      };
    }
    const target = releaseTarget(name);
    return {
      root,
      plugins: [pluginReact(), releasePlugin(target, facts(target))],
      environments: environments(target),
    };
  });
}
