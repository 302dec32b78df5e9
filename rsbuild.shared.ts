import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { buildStamp } from './build/build-stamp.ts';
import { developmentTarget, releaseTarget, type BuildTarget } from './build/build-target.ts';
import { developmentMessages } from './build/development/messages.ts';
import { developmentServer } from './build/development/server.ts';
import { nodeEnvironment } from './build/environments.ts';
import { inputsHash } from './build/inputs/inputs-hash.ts';
import { releaseStamp } from './build/paths.ts';
import { thirdPartyNotices } from './build/provenance/third-party.ts';
import { writeFixturesEntry, writeServerEntry } from './build/remote/remote-entries.ts';
import { releasePlugin, type ReleaseFacts } from './build/release-plugin.ts';
import { checkDefinition, federationName, type RemoteDefinition } from './build/remote/remote-definition.ts';
import { checkedRoutes, writeDevelopmentRoutes } from './build/remote/remote-routes.ts';
import { hostsEnvironment } from './build/web/hosts-environment.ts';
import { remoteWebEnvironment } from './build/web/remote-web-environment.ts';
import { sectionHues } from './build/web/section-hues.ts';
import { shellWebEnvironment } from './build/web/shell-web-environment.ts';
import { singletonVersions } from '@meadowlark/shared/contract/singletons.ts';
import {
  developmentStandalone,
  releasedStandalone,
  shellStandalone,
} from './build/web/standalone-environment.ts';

/**
 * Installed packages whose modules are compiled like the program's own, so that styles of the design library get its
 * namespace.
 */
const COMPILED = /[\\/]node_modules[\\/]@meadowlark[\\/](?:shared|kit)[\\/]/;

/**
 * The build of a remote. `rsbuild build` writes a release to `dist/release/`: `web/` for browsers, `server.cjs` for
 * composers, `release.json` about both; and for developers and the gate, the standalone page in `web/standalone/` and
 * the fixtures of its units in `fixtures.cjs`.
 */
export function defineRemote<const Page extends string>(definition: RemoteDefinition<Page>) {
  const { name, owner, pages = [], blocks = [] } = definition;
  const facts = ({ version, root }: BuildTarget): ReleaseFacts => {
    checkDefinition(definition, root);
    return {
      owner,
      pages,
      blocks,
      routes: checkedRoutes(definition),
      federationName: federationName(name, version),
      extras: [],
      entry: 'remoteEntry.js',
    };
  };
  return defineProgram(name, facts, (target) => ({
    web: remoteWebEnvironment(definition, target),
    server: nodeEnvironment(target, 'server', writeServerEntry(definition, target.root)),
    ...(target.version === 'development'
      ? // For `rsbuild dev --environment standalone`: the remote alone.
        { standalone: developmentStandalone(definition, target) }
      : {
          fixtures: nodeEnvironment(target, 'fixtures', writeFixturesEntry(definition, target.root)),
          standalone: releasedStandalone(definition, target),
          hosts: hostsEnvironment(definition, target),
        }),
  }));
}

/**
 * The build of the shell: the bootstrap for every page, the awake shell with the singletons, scripts loaded on demand, the
 * server's renderer, and the page that shows guests alone.
 */
export function defineShell({ owner }: { owner: string }) {
  const facts = (): ReleaseFacts => ({
    owner,
    pages: [],
    blocks: [],
    routes: [],
    federationName: 'shell',
    entry: 'bootstrap',
    extras: [
      'awake',
      'home',
      'router',
      'guests',
      'reader',
      'reading',
      'receipt',
      'saved',
      'offline-worker',
      'live-post',
      'vitals',
      'qa',
      'donation',
      'ads',
      'inspector',
    ],
    provides: singletonVersions(),
  });
  const entry = {
    bootstrap: './src/bootstrap.ts',
    awake: './src/awake.tsx',
    vitals: './src/features/reports/vitals.ts',
    donation: './src/features/donation/donation.ts',
    reader: './src/reader.ts',
    reading: './src/features/reading/reading.ts',
    receipt: './src/features/receipt/receipt.ts',
    saved: './src/features/offline/saved.ts',
    'offline-worker': './src/features/offline/offline-worker.ts',
    'live-post': './src/features/live-post/live-post.ts',
    ads: './src/features/ads/ads.ts',
    qa: './src/features/qa/qa.ts',
    inspector: './src/features/inspector/inspector.ts',
  };
  const { awake: _, ...besides } = entry;
  return defineProgram('shell', facts, (target) => ({
    ...(target.version === 'development'
      ? {
          web: shellWebEnvironment(target, { awake: './src/awake-in-development.cjs' }),
          // Two runtimes of one build would apply each other's updates. These apply none: an edit reloads the page.
          besides: {
            ...shellWebEnvironment(target, besides, 'shell_besides'),
            dev: { hmr: false, liveReload: false },
          },
        }
      : { web: shellWebEnvironment(target, entry), standalone: shellStandalone(target) }),
    server: nodeEnvironment(target, 'server', './src/render.tsx'),
  }));
}

function defineProgram(
  name: string,
  facts: (target: BuildTarget) => ReleaseFacts,
  environments: (target: BuildTarget) => Record<string, EnvironmentConfig>,
) {
  const configOf = (command: string): RsbuildConfig => {
    // The folder in which the command was called.
    const root = process.cwd();
    const source = { include: [COMPILED] };
    if (command === 'dev') {
      const target = developmentTarget(name, root);
      writeDevelopmentRoutes(target, facts(target).routes);
      return {
        root,
        source,
        plugins: [pluginReact(), sectionHues(), developmentMessages({ everyModule: name !== 'shell' })],
        environments: environments(target),
        ...developmentServer(name),
      };
    }
    const target = releaseTarget(name, root);
    return {
      root,
      source,
      plugins: [
        pluginReact(),
        sectionHues(),
        thirdPartyNotices(path.join(target.folder, 'web', 'third-party.txt')),
        releasePlugin(target, facts(target)),
        // After the release is written.
        buildStamp(releaseStamp(root), () => inputsHash(root)),
      ],
      environments: environments(target),
    };
  };
  return defineConfig(({ command }) => {
    try {
      return configOf(command);
    } catch (error) {
      // Rsbuild would print the stack, which leads into this recipe; the message alone says what to do.
      if (error instanceof Error && error.constructor === Error) error.stack = `Error: ${error.message}`;
      throw error;
    }
  });
}
