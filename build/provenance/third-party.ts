import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that must accompany every copy of a package or a font. */
const LICENSE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i;
const FACE = /\.woff2$/;
const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * Writes the licenses of all third-party code in a build, all environments together: minifiers remove them from the scripts
 * that readers load. Packages of which nothing remains after minifying are listed, too.
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

/** The third-party packages and fonts among the modules with their licenses, grouped by license text. */
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
    ([text, all]) => `${all.join(', ')}\n\n${text || 'The package contains no license text.'}`,
  );
  return `${['Third-party code in this build, and its licenses.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
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
