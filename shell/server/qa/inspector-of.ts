import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Inspector } from '../../src/document/document-html.ts';
import type { LoadedRelease, ReleaseSource, ShellModule } from '../editions/release-source.ts';
import { extraScripts } from '../pages/browser-side.ts';
import type { Inspection } from './inspection.ts';
import { inspectedReleases, inspectionFacts } from './inspection-facts.ts';

/** The inspector of one page: its script, of the shell that renders the page, and what it is told at the end of it. */
export async function inspectorOf(
  shell: LoadedRelease<ShellModule>,
  edition: Edition,
  inspection: Inspection,
  source: Pick<ReleaseSource, 'remote'>,
): Promise<Inspector> {
  const [script] = extraScripts(shell, 'inspector');
  if (!script)
    throw new Error(
      `The shell ${shell.release.version} has no inspector. Build it again, or leave it with /_qa/inspect/off.`,
    );
  const releases = await inspectedReleases(edition, source);
  return {
    script,
    facts: () => inspectionFacts(edition.id, inspection, releases),
  };
}
