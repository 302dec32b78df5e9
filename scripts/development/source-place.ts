import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import type { DevelopmentProgram } from './development-releases.ts';
import type { Failure } from './failure-board.ts';

/** The source map of a built file, and the folder that its sources are relative to. */
interface FoundMap {
  map: SourceMapPayload;
  folder: string;
}

/** Finds the source map of a built file by its path or address in a stack; null if it has none. */
export type FindMap = (file: string) => Promise<FoundMap | null>;

/**
 * Finds the source maps of programs under development: of the server half on disk, of the browser half at the
 * development servers, whose maps have absolute paths.
 */
export function mapsOf(programs: Readonly<Record<string, DevelopmentProgram>>): FindMap {
  return async (file) => {
    for (const program of Object.values(programs)) {
      if (file.startsWith(program.folder + path.sep))
        return {
          map: JSON.parse(await readFile(`${file}.map`, 'utf8')) as SourceMapPayload,
          folder: path.dirname(file),
        };
      const address = URL.canParse(file) ? new URL(file) : null;
      if (!address?.pathname.startsWith(program.path)) continue;
      const response = await fetch(`${program.origin}${address.pathname}.map`);
      return response.ok ? { map: (await response.json()) as SourceMapPayload, folder: ROOT } : null;
    }
    return null;
  };
}

/** One line of a stack, as Chromium and Node, or as Firefox and Safari write it. */
const FRAME =
  /^\s*(?:at (?:async )?(?:(?<name>[^(]+?) \()?|(?<other>[^@\s]*)@)(?<file>(?:https?:\/\/|\/)[^)]*?):(?<line>\d+):(?<column>\d+)\)?$/;

/** Packages, and files that the build writes. */
const NO_SOURCE = /\/node_modules\/|\/dist\/|webpack:/;

/** Lines of code shown before and after the one that threw. */
const CONTEXT_LINES = 2;

/**
 * Maps the stack of an error to the source. `place` is the file and line of its first frame in the project, null if
 * there is none. Never rejects: a map that cannot be read counts as missing.
 */
export async function sourcePlace(
  stack: string,
  findMap: FindMap,
): Promise<Pick<Failure, 'place' | 'code' | 'stack'>> {
  const frames: { file: string; line: number; name: string }[] = [];
  for (const text of stack.split('\n')) {
    const { file, line, column, name, other } = FRAME.exec(text)?.groups ?? {};
    if (file === undefined) continue;
    const found = await findMap(file).catch(() => null);
    if (!found) continue;
    const entry = new SourceMap(found.map).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    // Against Node's types: code of the bundler itself has a mapping without a source.
    const original: string | undefined = entry.originalSource;
    if (original === undefined) continue;
    const source = path.resolve(found.folder, original.split('?')[0] ?? '');
    if (!source.startsWith(ROOT) || NO_SOURCE.test(source)) continue;
    frames.push({ file: source, line: entry.originalLine + 1, name: name ?? other ?? '' });
  }
  const written = frames.map(({ file, line, name }) => ({
    name,
    place: `${path.relative(ROOT, file)}:${line}`,
  }));
  const [first] = frames;
  return {
    place: written[0]?.place ?? null,
    code: first ? codeAround(first.file, first.line) : '',
    stack: written
      .map(({ name, place }) => `    at ${name === '' ? place : `${name} (${place})`}`)
      .join('\n'),
  };
}

function codeAround(file: string, at: number): string {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return '';
  }
  const from = Math.max(1, at - CONTEXT_LINES);
  return lines
    .slice(from - 1, at + CONTEXT_LINES)
    .map((text, index) => `${from + index === at ? '>' : ' '} ${String(from + index).padStart(4)} | ${text}`)
    .join('\n');
}
