import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Relative imports, of types and at run time. */
const IMPORT = /\b(?:from |import |import\((?:\/\*[^*]*\*\/ )?)['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * Removes the compiled files that no entry imports, directly or indirectly: the compiler also writes what is imported for
 * its types only. `entries` are files of the folder; those in `.d.ts` lead to types, the others to code.
 */
export function keepReachable(folder: string, entries: readonly string[]): void {
  const kept = new Set<string>();
  const visit = (file: string): void => {
    if (kept.has(file) || !existsSync(file)) return;
    kept.add(file);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = path.resolve(path.dirname(file), to);
      visit(file.endsWith('.d.ts') ? target.replace(/(?:\.d)?\.tsx?$/, '.d.ts') : target);
    }
  };
  for (const entry of entries) visit(path.join(folder, entry));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(file)) rmSync(file);
  }
}
