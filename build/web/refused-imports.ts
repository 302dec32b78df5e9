import { rspack, type Rspack } from '@rsbuild/core';
import path from 'node:path';
import { SHARED_NAMES } from '@meadowlark/shared/contract/singletons.ts';

/** Except those imported as text. */
const STYLE_SHEET = /\.(?:css|less|s[ac]ss)$/;

/** Runs on the server only. */
const LOAD = /(?:^|\/)load\.ts$/;

interface Options {
  /** Folder of the modules to check; default: all. */
  below?: string;
  /** Whether the build itself runs `load`, as that of the standalone page does. */
  runsLoad?: boolean;
}

/**
 * Fails a build with imports that work in a remote alone but not for readers: exports that the shell's singletons do not
 * share, style sheets, which no page of the site loads, and `load`, whose imports would come along. Web workers are refused,
 * too.
 */
export class RefusedImportsPlugin {
  readonly #below: string;
  readonly #runsLoad: boolean;

  constructor({ below = path.sep, runsLoad = false }: Options = {}) {
    this.#below = below;
    this.#runsLoad = runsLoad;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('refused-imports', (compilation) => {
      compilation.hooks.finishModules.tap('refused-imports', (modules) => {
        const refused = [...modules].flatMap((module) => {
          const file = module.nameForCondition();
          if (!file?.startsWith(this.#below)) return [];
          const from = path.relative(compiler.context, file);
          const imports = module.dependencies
            .flatMap((dependency) => refusalOf(dependency, this.#runsLoad) ?? [])
            .map((why) => `${from} imports ${why}`);
          return module.blocks.some(startsWorker) ? [...imports, `${from} ${NO_WORKER}`] : imports;
        });
        for (const message of new Set(refused)) compilation.errors.push(new rspack.WebpackError(message));
      });
    });
  }
}

const NO_WORKER =
  'starts a web worker. A release has only the scripts of its units, which pages check against their hashes. Do the work in load, which runs on the server, or in small steps.';

function startsWorker({ dependencies }: Rspack.AsyncDependenciesBlock): boolean {
  return dependencies.some(({ type }) => type === 'new Worker()');
}

function refusalOf({ request = '', type, ids }: Rspack.Dependency, runsLoad: boolean): string | null {
  if (type === 'esm import' && LOAD.test(request) && !runsLoad)
    return `${request}, which runs on the server only. Import only its types, and move shared code to another file.`;
  if (type === 'esm import' && STYLE_SHEET.test(request))
    return `${request}, but pages of the site do not load style sheets of remotes. Write the rules with styled-components.`;
  const shared = Object.hasOwn(SHARED_NAMES, request) ? SHARED_NAMES[request] : undefined;
  const [name] = ids ?? [];
  if (!shared || name === undefined || shared.includes(name)) return null;
  const what = name === 'default' ? 'the default export' : name;
  return `${what} of ${request}. Pages of the site only provide { ${shared.join(', ')} }.`;
}
