import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { InspectedRelease, InspectionFacts } from '../../src/inspector/inspection-facts.ts';
import { unitKey } from '../../src/composition/unit.ts';
import type { DescribedRelease, ReleaseSource } from '../editions/release-source.ts';
import type { Inspection } from './inspection.ts';

/** The releases of the remotes that an edition names, as the inspector shows them. One that cannot be read is missing. */
export async function inspectedReleases(
  edition: Edition,
  source: Pick<ReleaseSource, 'remote'>,
): Promise<InspectedRelease[]> {
  const remotes = Object.entries(edition.releases).filter(([name]) => name !== 'shell');
  const described = await Promise.all(
    remotes.map(([name, version]) => source.remote(name, version).catch(() => null)),
  );
  return described.filter((one) => one !== null).map(inspectedRelease);
}

/** All that the inspector is told about a page, when its last unit is there. */
export function inspectionFacts(
  edition: string,
  inspection: Inspection,
  releases: readonly InspectedRelease[],
): InspectionFacts {
  return { edition, units: inspection.units, releases };
}

function inspectedRelease({ release, address }: DescribedRelease): InspectedRelease {
  const { name, version, owner, entry, files } = release;
  const entryBytes = files.find(({ path }) => path === entry)?.bytes ?? 0;
  const unitsOf = (kind: 'page' | 'block') =>
    Object.entries(release[kind === 'page' ? 'pages' : 'blocks']).map(
      ([unit, { scripts, scriptBytes }]) =>
        [
          unitKey({ remote: name, kind, name: unit }),
          { scripts: [entry, ...scripts].map(address), bytes: entryBytes + scriptBytes },
        ] as const,
    );
  return { name, version, owner, units: Object.fromEntries([...unitsOf('page'), ...unitsOf('block')]) };
}
