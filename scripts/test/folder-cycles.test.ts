import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
const NO_SOURCE = /^(?:\.|node_modules$|dist$|var$|test-results$|testing$|tests$|examples$|template$)/;
const SOURCE = /(?<!\.test|\.spec)\.(?:tsx?|mjs)$/;
const IMPORT = /\b(?:from |import |import\()'(\.[^']+|@meadowlark\/[^']+)'/g;

/** Code without tests and what tests share, as paths from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    if (NO_SOURCE.test(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(found);
    return SOURCE.test(entry.name) ? [found] : [];
  });
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, name = '']) => {
    if (name.startsWith('.')) return path.join(path.dirname(file), name);
    const [, workspace = '', ...rest] = name.split('/');
    const folder = existsSync(path.join(ROOT, workspace)) ? workspace : `mfe-${workspace}`;
    return path.join(folder, ...(workspace === 'shared' ? ['src'] : []), ...rest);
  });
}

/** What a folder imports from another in the same parent folder, by both names; a file counts as a folder. */
type Neighbors = Map<string, Map<string, string>>;

/** Folders of code, each with what its children import from each other. */
function folders(): Map<string, Neighbors> {
  const files = filesBelow('.');
  const known = new Set(files);
  const found = new Map<string, Neighbors>();
  for (const file of files) {
    for (const target of importsOf(file).filter((one) => known.has(one))) {
      const from = file.split('/');
      const to = target.split('/');
      const depth = from.findIndex((part, i) => part !== to[i]);
      const parent = from.slice(0, depth).join('/') || '.';
      const neighbors = found.get(parent) ?? new Map<string, Map<string, string>>();
      const [name, other] = [from[depth] ?? '', to[depth] ?? ''];
      const imports = neighbors.get(name) ?? new Map<string, string>();
      found.set(parent, neighbors.set(name, imports.set(other, `${file} imports ${target}`)));
    }
  }
  return found;
}

/** The imports that make a cycle; empty if there is none. */
function cycleOf(neighbors: Neighbors): string[] {
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): string[] => {
    const start = trail.indexOf(name);
    if (start >= 0) {
      const cycle = [...trail.slice(start), name];
      return cycle.slice(1).map((to, i) => neighbors.get(cycle[i] ?? '')?.get(to) ?? '');
    }
    if (done.has(name)) return [];
    done.add(name);
    for (const other of neighbors.get(name)?.keys() ?? []) {
      const cycle = visit(other, [...trail, name]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  return [...neighbors.keys()].map((name) => visit(name, [])).find((cycle) => cycle.length > 0) ?? [];
}

it('imports between folders have one direction, types included', () => {
  const found = folders();
  expect([...found.keys()]).toEqual(expect.arrayContaining(['.', 'shell/server', 'shell/src', 'shared/src']));
  expect([...found.values()].map(cycleOf).filter((cycle) => cycle.length > 0)).toEqual([]);
});
