import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Build } from '../store/publish-release.ts';
import { releaseOf } from '../store/testing/release-of.ts';

export const FILES = ['server.cjs', 'web/remoteEntry.js'] as const;

/** The build of a version, the same each time. `mark` is in all of its files. */
export function buildOf(name: string, version: string, mark = ''): Build {
  const files = FILES.map((path) => {
    const body = fileBody(name, version, path, mark);
    return { path, bytes: body.length, integrity: integrityOf(body) };
  });
  const manifest = Buffer.from(JSON.stringify(releaseOf(name, version, { files })));
  return {
    place: 'memory',
    read: async (file) => (file === 'release.json' ? manifest : fileBody(name, version, file, mark)),
  };
}

export function fileBody(name: string, version: string, file: string, mark = ''): Buffer {
  return Buffer.from(`${name}@${version} ${file}${mark}`);
}
