import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What has to come with every copy of a package or a face. */
const LICENSE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i;
const FACE = /\.woff2$/;
const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * Writes the licenses of all that is by others in a build, its environments together: minifiers take them out of the scripts that
 * readers load. Packages of which nothing is left after that are named, too.
 */
export function thirdPartyNotices(file: string): RsbuildPlugin {
  return {
    name: 'third-party-notices',
    setup(api) {
      const modules = new Set<string>();
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(new ModulesPlugin(modules)));
      api.onAfterBuild(({ stats }) => {
        if (stats && !stats.hasErrors()) writeFileSync(file, noticesOf(modules));
      });
    },
  };
}

/** Collects the files of a build's modules. */
class ModulesPlugin {
  readonly #files: Set<string>;

  constructor(files: Set<string>) {
    this.#files = files;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('third-party-notices', (compilation) => {
      compilation.hooks.finishModules.tap('third-party-notices', (modules) => {
        for (const module of modules) this.#files.add(module.nameForCondition() ?? '');
      });
    });
  }
}

/** The packages and faces among the files of modules with their licenses, those of one text together. */
export function noticesOf(modules: Iterable<string>): string {
  const named = new Map<string, string>();
  for (const file of modules) {
    const folder = packageFolder(file);
    if (folder !== null) named.set(packageName(folder), folder);
    else if (FACE.test(file)) named.set(path.basename(file), path.dirname(file));
  }
  const names = new Map<string, string[]>();
  for (const [name, folder] of [...named].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const files = licenseFiles(folder);
    const text = files.map((one) => readFileSync(path.join(folder, one), 'utf8').trim()).join('\n\n');
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  const parts = [...names].map(
    ([text, all]) => `${all.join(', ')}\n\n${text || 'The package brings no text of its license.'}`,
  );
  return `${['What is by others here, and its licenses.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** The folder of the package that a file belongs to; null outside of packages. */
export function packageFolder(file: string): string | null {
  const at = file.lastIndexOf(PACKAGES);
  if (at < 0) return null;
  const [scope = '', name = ''] = file.slice(at + PACKAGES.length).split(path.sep);
  return path.join(file.slice(0, at), PACKAGES, scope, scope.startsWith('@') ? name : '');
}

/** Names of the files with a package's license. */
export function licenseFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** `zod 4.6.7 (MIT)`. */
function packageName(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return path.basename(folder);
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string | undefined
  >;
  return [name, version, license && `(${license})`].filter(Boolean).join(' ');
}
