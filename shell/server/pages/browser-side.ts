import type { UnitRef } from '../../src/composition/unit.ts';
import type { BrowserRelease } from '../../src/document/page-state.ts';
import type { ScriptFile } from '../../src/document/script-file.ts';
import type { RenderRequest } from '../../src/rendering/render-request.ts';
import type { DescribedRelease } from '../editions/release-source.ts';

/** A release as the browser gets it; `leadsTo` is the page of its that is likely to be wanted next. */
export function browserRelease(described: DescribedRelease, leadsTo?: string): BrowserRelease {
  const { version, owner, federationName, entry, pages } = described.release;
  const file = scriptFile(described, entry);
  const next = leadsTo === undefined ? undefined : pages[leadsTo];
  return {
    version,
    owner,
    federationName,
    entry: file.href,
    integrity: file.integrity,
    ...(next && {
      next: { unit: `page/${leadsTo}`, scripts: next.scripts.map((path) => scriptFile(described, path)) },
    }),
  };
}

/** Entry and chunks of the units that the first view needs, each once: fetched at once instead of one after another. */
export function preloadsOf(
  units: readonly UnitRef[],
  releases: ReadonlyMap<string, DescribedRelease>,
): ScriptFile[] {
  const found = units.flatMap(({ remote, kind, name }): [string, ScriptFile][] => {
    const described = releases.get(remote);
    if (!described) return [];
    const { release } = described;
    const unit = release[kind === 'page' ? 'pages' : 'blocks'][name];
    return [release.entry, ...(unit?.scripts ?? [])].map((path) => {
      const file = scriptFile(described, path);
      return [file.href, file];
    });
  });
  return [...new Map(found).values()];
}

/** The shell's own files: what every page begins with, and what a page wakes with. */
export function shellFiles(shell: DescribedRelease): RenderRequest['shell'] {
  const { release, address } = shell;
  return {
    script: scriptFile(shell, release.entry),
    awake: extraScripts(shell, 'awake'),
    styles: release.styles.map(address),
  };
}

/** Scripts of a release that do one thing together, in order; none where it has no such extra. */
export function extraScripts(described: DescribedRelease, name: string): ScriptFile[] {
  return (described.release.extras[name] ?? []).map((path) => scriptFile(described, path));
}

/** A script of a release by its path there. Without a hash where the program is under development: it changes with every edit. */
function scriptFile({ release, address }: DescribedRelease, path: string): ScriptFile {
  const listed = release.files.find((file) => file.path === path);
  return { href: address(path), integrity: listed?.integrity ?? '' };
}
