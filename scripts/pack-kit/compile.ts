import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { run } from '../../build/run.mjs';

interface Compilation {
  /** The folder whose structure the output keeps. */
  sources: string;
  /** Files to compile with all that they import, from the root of the checkout; as in a `tsconfig.json`. */
  include: readonly string[];
  exclude: readonly string[];
  /** The compiled `@meadowlark/shared`, if the files import the package. */
  shared?: string;
  /** Folder of the output. */
  to: string;
  /** Where the compiler's configuration is written. */
  config: string;
}

/** The options with which remotes are type-checked. */
function baseOptions(): object {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  return compilerOptions;
}

/** The configuration of types that a remote extends, without references to files of this checkout. */
export function remoteTypes(): string {
  return `${JSON.stringify({ compilerOptions: baseOptions(), files: ['./assets.d.ts'] }, null, 2)}\n`;
}

/** Compiles TypeScript to JavaScript and declarations. Rejects with the compiler's output. */
export async function compile({ sources, include, exclude, shared, to, config }: Compilation): Promise<void> {
  const absolute = (file: string) => path.join(ROOT, file);
  const built = (ending: string) => [`@meadowlark/shared/*${ending}`, [`${shared}/*.d.ts`]];
  mkdirSync(path.dirname(config), { recursive: true });
  const compilerOptions = {
    ...baseOptions(),
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: absolute(sources),
    outDir: to,
    ...(shared !== undefined && { paths: Object.fromEntries([built('.ts'), built('.tsx')]) }),
  };
  const files = {
    include: include.map(absolute),
    exclude: exclude.map((file) => (file.startsWith('**') ? file : absolute(file))),
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, ...files }));
  const tsc = path.join(ROOT, 'node_modules', '.bin', 'tsc');
  const { code, output } = await run(tsc, ['-p', config, '--pretty', 'false'], { cwd: ROOT, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe kit could not be compiled.`);
}
