import { SourceMap, type SourceMapPayload } from 'node:module';
import type { ReleaseSource } from '../release-source.ts';
import type { ReleaseId } from '../../../store/release-key.ts';

/**
 * Where a release threw an error, as `file:line:column`: in its source if the release has a source map of its server file,
 * otherwise in that file. Null if the stack does not name the release.
 */
export async function sourcePlace(
  error: unknown,
  id: ReleaseId,
  releases: Pick<ReleaseSource, 'serverMap'>,
): Promise<string | null> {
  const built = placeIn(error, id, null);
  if (built === null) return null;
  try {
    return placeIn(error, id, await releases.serverMap(id.name, id.version));
  } catch {
    return built;
  }
}

/** The same with a given source map, if there is one. */
export function placeIn(error: unknown, { name, version }: ReleaseId, map: string | null): string | null {
  const stack = error instanceof Error ? String(error.stack).slice(0, 10_000) : '';
  const file = `${name}@${version}/server.cjs`;
  const at = stack.indexOf(`${file}:`);
  if (at < 0) return null;
  // Code that does not parse has only a line number.
  const [place = '', line = '', column = '1'] =
    /^:(\d{1,9})(?::(\d{1,9}))?/.exec(stack.slice(at + file.length)) ?? [];
  try {
    return (map !== null && mapped(map, Number(line), Number(column))) || file + place;
  } catch {
    return file + place;
  }
}

function mapped(map: string, line: number, column: number): string | null {
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !entry.originalSource) return null;
  // Sources are relative to the build folder.
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
