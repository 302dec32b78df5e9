import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Messages from a development server to its parent process. */
export type DevelopmentMessage =
  | { kind: 'listening'; port: number }
  /** A build of all halves of a program has ended, with or without errors. */
  | { kind: 'built'; errors: readonly BuildError[]; reload: boolean };

export interface BuildError {
  /** Path from the program's folder; null if the bundler does not name one. */
  file: string | null;
  message: string;
}

/** The environment whose edits browsers can hot-replace. */
const HOT = 'web';

/**
 * Reports the port, which may not be the usual one, and the result of each build to the parent process. `everyModule`:
 * running pages can hot-replace any module, not only components.
 */
export function developmentMessages({ everyModule }: { everyModule: boolean }): RsbuildPlugin {
  return {
    name: 'development-messages',
    setup(api) {
      if (!process.send) return;
      const send = (message: DevelopmentMessage) => process.send?.(message);
      // The parent process has ended, perhaps killed.
      process.once('disconnect', () => process.exit());
      api.onAfterStartDevServer(({ port }) => void send({ kind: 'listening', port }));
      api.onAfterDevCompile(({ stats: all }) => {
        const halves = 'stats' in all ? all.stats : [all];
        const hot = halves.find(({ compilation }) => compilation.name === HOT)?.compilation.fileDependencies;
        const changed = halves.flatMap(({ compilation }) => [...(compilation.compiler.modifiedFiles ?? [])]);
        send({
          kind: 'built',
          errors: buildErrors(halves),
          reload: changed.some((file) => !hot?.has(file) || !(everyModule || file.endsWith('.tsx'))),
        });
      });
    },
  };
}

/** The errors of all halves, each once: a file that several halves need fails in each of them. */
function buildErrors(halves: readonly Rspack.Stats[]): BuildError[] {
  const errors = halves.flatMap((half) => half.toJson({ all: false, errors: true }).errors ?? []);
  const found = errors.map(({ moduleName, message }) => ({ file: moduleName ?? null, message }));
  return [...new Map(found.map((error) => [`${error.file}\n${error.message}`, error])).values()];
}
