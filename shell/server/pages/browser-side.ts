import type { UnitRef } from '../../src/composition/unit.ts';
import type { BrowserRelease } from '../../src/document/page-state.ts';
import type { RenderRequest } from '../../src/rendering/render-request.ts';
import type { DescribedRelease } from '../editions/release-source.ts';

/** A script of a page, to be fetched along with the shell's. */
export interface Preload {
  href: string;
  integrity: string;
}

/** A release as the browser gets it; `leadsTo` is the page of its that is likely to be wanted next. */
export function browserRelease({ release, address }: DescribedRelease, leadsTo?: string): BrowserRelease {
  const { version, owner, federationName, entry } = release;
  const next = leadsTo === undefined ? undefined : release.pages[leadsTo];
  return {
    version,
    owner,
    federationName,
    entry: address(entry),
    integrity: integrity(release, entry),
    ...(next && {
      next: {
        unit: `page/${leadsTo}`,
        scripts: next.scripts.map((file) => ({ href: address(file), integrity: integrity(release, file) })),
      },
    }),
  };
}

/** Entry and chunks of the units that the first view needs, each once: fetched at once instead of one after another. */
export function preloadsOf(
  units: readonly UnitRef[],
  releases: ReadonlyMap<string, DescribedRelease>,
): Preload[] {
  const found = units.flatMap(({ remote, kind, name }): [string, Preload][] => {
    const described = releases.get(remote);
    if (!described) return [];
    const { release, address } = described;
    const unit = release[kind === 'page' ? 'pages' : 'blocks'][name];
    return [release.entry, ...(unit?.scripts ?? [])].map((file) => [
      address(file),
      { href: address(file), integrity: integrity(release, file) },
    ]);
  });
  return [...new Map(found).values()];
}

/** The shell's own files: what every page begins with, and what a page wakes with. */
export function shellFiles(shell: DescribedRelease): RenderRequest['shell'] {
  const { release, address } = shell;
  return {
    script: { href: address(release.entry), integrity: integrity(release, release.entry) },
    awake: extraScripts(shell, 'awake'),
    styles: release.styles.map(address),
  };
}

/** Scripts of a release that do one thing together, in order; none where it has no such extra. */
export function extraScripts({ release, address }: DescribedRelease, name: string): Preload[] {
  return (release.extras[name] ?? []).map((file) => ({
    href: address(file),
    integrity: integrity(release, file),
  }));
}

/** Empty for a program under development: its files change with every edit. */
export function integrity({ files }: DescribedRelease['release'], file: string): string {
  return files.find(({ path }) => path === file)?.integrity ?? '';
}
