import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'var', 'test-results', '.git']);

/** Paths of all test files from the root of the checkout, with slashes. */
export function testFiles(folder = '.'): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(file);
    return /\.(?:test\.tsx?|spec\.ts)$/.test(entry.name) ? [file] : [];
  });
}
