import type { Release } from '@meadowlark/shared/contract/release.ts';
import { releaseKey } from '../../store/release-key.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { servedScripts } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** No other release of the edition has the same federation name or the same style namespace. */
const STYLE_ID = /["'`\s.]([A-Za-z][\w-]*?)__sc-[0-9a-z]+-\d+/g;

/** No other release of the edition has the same federation name or the same namespace of styles. */
export const namesDoNotCollide: Rule = {
  name: 'names-do-not-collide',
  runsCode: false,
  async check({ release, edition, store }) {
    const others = [...edition.values()].filter(({ name }) => name !== release.name);
    const own = await styleNamespaces(store, release);
    const found = others.map(async (other) => [
      ...sameFederationName(release, other),
      ...sameNamespaces(own, await styleNamespaces(store, other), other),
    ]);
    return (await Promise.all(found)).flat();
  },
};

function sameFederationName(release: Release, other: Release): Finding[] {
  if (release.federationName !== other.federationName) return [];
  return [
    {
      cause: `Its federation name "${release.federationName}" is also used by ${releaseKey(other)}.`,
      fix: "Build with defineRemote, which derives the federation name from the remote's name.",
    },
  ];
}

function sameNamespaces(own: ReadonlySet<string>, theirs: ReadonlySet<string>, other: Release): Finding[] {
  return [...own]
    .filter((namespace) => theirs.has(namespace))
    .map((namespace) => ({
      cause: `Its styles use the namespace "${namespace}", which ${releaseKey(other)} also uses.`,
      fix: 'Build with defineRemote, which gives every remote its own namespace, and do not bundle a build of another remote.',
    }));
}

async function styleNamespaces(store: EditionStore, release: Release): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(
    servedScripts(release).map((file) => store.releaseFile(release.name, release.version, file)),
  );
  const all = texts.flatMap((text) => [...(text?.toString('utf8') ?? '').matchAll(STYLE_ID)]);
  return new Set(all.map(([, namespace = '']) => namespace));
}
