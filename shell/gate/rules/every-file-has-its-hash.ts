import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { PUBLISHING, releasePrefix } from '../../store/object-keys.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

const AGAIN =
  'Build it with a new version and publish that. Releases are immutable, so this one cannot be fixed.';

/** The store has exactly the files that `release.json` lists, with their sizes and hashes. */
export const everyFileHasItsHash: Rule = {
  name: 'every-file-has-its-hash',
  runsCode: false,
  async check({ release, store }) {
    const listed = await Promise.all(release.files.map((file) => fileFindings(store, release, file)));
    return [...listed.flat(), ...(await unlistedFindings(store, release)), ...promisedFindings(release)];
  },
};

async function fileFindings(
  store: EditionStore,
  { name, version }: Release,
  { path, bytes, integrity }: Release['files'][number],
): Promise<Finding[]> {
  const body = await store.releaseFile(name, version, path);
  if (body === null) return [{ cause: `"${path}" is missing in ${store.place}.`, fix: AGAIN }];
  if (body.length !== bytes) {
    return [{ cause: `"${path}" has ${body.length} bytes, but release.json says ${bytes}.`, fix: AGAIN }];
  }
  return integrityOf(body) === integrity
    ? []
    : [{ cause: `"${path}" is not the file that was built: its hash differs.`, fix: AGAIN }];
}

/** Files without a hash must not be served. The marker of a running or failed publish is not part of the release. */
async function unlistedFindings(store: EditionStore, release: Release): Promise<Finding[]> {
  const prefix = releasePrefix(release.name, release.version);
  const known = new Set(['release.json', PUBLISHING, ...release.files.map(({ path }) => path)]);
  const stored = (await store.objects.list(prefix)).map((key) => key.slice(prefix.length));
  return stored
    .filter((file) => !known.has(file))
    .map((file) => ({
      cause: `"${file}" is in the release's folder, but release.json does not list it.`,
      fix: `Find out who put it there. ${AGAIN}`,
    }));
}

/** `release.json` must list every file that its other parts name. */
function promisedFindings(release: Release): Finding[] {
  const units = [...Object.values(release.pages), ...Object.values(release.blocks)];
  const named = [
    'server.cjs',
    release.entry,
    ...release.styles,
    ...units.flatMap(({ scripts }) => scripts),
    ...Object.values(release.extras).flat(),
  ];
  const listed = new Set(release.files.map(({ path }) => path));
  return [...new Set(named)]
    .filter((file) => !listed.has(file))
    .map((file) => ({
      cause: `release.json names "${file}" but does not list it with a hash.`,
      fix: AGAIN,
    }));
}
