import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Inspector } from '../../../src/document/document-html.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import type { InspectedRelease } from '../../../src/features/inspector/inspection-facts.ts';
import type { DescribedRelease, LoadedRelease, ReleaseSource, ShellModule } from '../release-source.ts';
import { extraScripts } from '../browser-side.ts';
import type { QaFailure } from '../../../src/features/qa/qa-facts.ts';
import type { Inspection } from './inspection.ts';

/** The inspector of a page: its script, and its facts, read when the page is complete. Rejects if the shell has none. */
export async function inspectorOf(
  shell: LoadedRelease<ShellModule>,
  edition: Edition,
  { inspection, failures }: { inspection: Inspection; failures: readonly QaFailure[] },
  source: Pick<ReleaseSource, 'remote'>,
): Promise<Inspector> {
  const [script] = extraScripts(shell, 'inspector');
  if (!script)
    throw new Error(
      `The shell ${shell.release.version} has no inspector. Build it again, or turn the inspector off at /_qa/inspect/off.`,
    );
  const releases = await inspectedReleases(edition, source);
  return {
    script,
    facts: () => ({ edition: edition.id, units: inspection.units, releases, failures }),
  };
}

/** The releases of an edition for the inspector, without those that cannot be loaded. */
async function inspectedReleases(
  edition: Edition,
  source: Pick<ReleaseSource, 'remote'>,
): Promise<InspectedRelease[]> {
  const remotes = Object.entries(edition.releases).filter(([name]) => name !== 'shell');
  const described = await Promise.all(
    remotes.map(([name, version]) => source.remote(name, version).catch(() => null)),
  );
  return described.filter((one) => one !== null).map(inspectedRelease);
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
