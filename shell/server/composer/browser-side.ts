import type { UnitRef } from '../../src/composition/unit.ts';
import type { BrowserRelease } from '../../src/composition/page-state.ts';
import type { ScriptFile } from '../../src/sleeping/script-file.ts';
import type { RenderRequest } from '../../src/rendering/render-request.ts';
import type { DescribedRelease } from './release-source.ts';

/** A release as the browser gets it. `leadsTo`: the page of this release that readers are likely to open next. */
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

/** Entry and chunks of the view's units, and the shell's extras that they need, each once, to be fetched in parallel. */
export function preloadsOf(
  units: readonly UnitRef[],
  releases: ReadonlyMap<string, DescribedRelease>,
  shell: DescribedRelease,
): ScriptFile[] {
  const found = units.flatMap(({ remote, kind, name }): [string, ScriptFile][] => {
    const described = releases.get(remote);
    if (!described) return [];
    const { release } = described;
    const unit = release[kind === 'page' ? 'pages' : 'blocks'][name];
    const own = [release.entry, ...(unit?.scripts ?? [])].map((path) => scriptFile(described, path));
    const extras = (unit?.extras ?? []).flatMap((extra) => extraScripts(shell, extra));
    return [...own, ...extras].map((file) => [file.href, file]);
  });
  return [...new Map(found).values()];
}

/** The shell's files: those of every page, and those of pages that wake. */
export function shellFiles(shell: DescribedRelease): RenderRequest['shell'] {
  const { release, address } = shell;
  return {
    script: scriptFile(shell, release.entry),
    awake: extraScripts(shell, 'awake'),
    styles: release.styles.map(address),
  };
}

/** The scripts of one extra of a release, in order; empty if it has no such extra. */
export function extraScripts(described: DescribedRelease, name: string): ScriptFile[] {
  return (described.release.extras[name] ?? []).map((path) => scriptFile(described, path));
}

/** A script of a release by its path. Its integrity is empty in development, where the file changes with each edit. */
function scriptFile({ release, address }: DescribedRelease, path: string): ScriptFile {
  const listed = release.files.find((file) => file.path === path);
  return { href: address(path), integrity: listed?.integrity ?? '' };
}
