import { rspack, type Rspack } from '@rsbuild/core';
import path from 'node:path';
import { SHARED_NAMES } from '@meadowlark/shared/contract/singletons.ts';

/** Not those that are imported as a text. */
const STYLE_SHEET = /\.(?:css|less|s[ac]ss)$/;

/** Runs on the server only. */
const LOAD = /(?:^|\/)load\.ts$/;

interface Options {
  /** Folder of the modules that are looked at: all, unless given. */
  below?: string;
  /** Whether the build runs `load` itself, as that of the page that runs a remote alone. */
  runsLoad?: boolean;
}

/**
 * Fails a build with imports that work in a remote alone, and not for readers: names that the shell's singletons do not share,
 * style sheets, which no page of the site loads, and `load`, whose imports would come along. So do web workers.
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
        for (const sentence of new Set(refused)) compilation.errors.push(new rspack.WebpackError(sentence));
      });
    });
  }
}

const NO_WORKER =
  'starts a web worker. A release has no scripts but those of its units, which pages check against their hash. Do the work in load, which runs on the server, or in small steps.';

function startsWorker({ dependencies }: Rspack.AsyncDependenciesBlock): boolean {
  return dependencies.some(({ type }) => type === 'new Worker()');
}

function refusalOf({ request = '', type, ids }: Rspack.Dependency, runsLoad: boolean): string | null {
  if (type === 'esm import' && LOAD.test(request) && !runsLoad)
    return `${request}, which runs on the server only. Import its types alone, and put what both need into another file.`;
  if (type === 'esm import' && STYLE_SHEET.test(request))
    return `${request}, and pages of the site load no style sheet of a remote. Write its rules with styled-components.`;
  const shared = Object.hasOwn(SHARED_NAMES, request) ? SHARED_NAMES[request] : undefined;
  const [name] = ids ?? [];
  if (!shared || name === undefined || shared.includes(name)) return null;
  const what = name === 'default' ? 'the default export' : name;
  return `${what} of ${request}. Pages of the site have { ${shared.join(', ')} } of it.`;
}
