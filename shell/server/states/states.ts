import type { Release } from '@meadowlark/shared/contract/release.ts';
import { GUEST_SITUATIONS, guestQuery } from '../../src/guests/alone-address.ts';

export interface State {
  remote: string;
  version: string;
  /** `page category`. */
  unit: string;
  /** `15 stories`; `pending` is the state of a unit whose data has not arrived yet. */
  situation: string;
  /** Path of the standalone page that shows it, with its query. */
  address: string;
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** In pixels: a phone, a tablet, a desktop. */
export const WIDTHS = [390, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const STANDALONE = 'web/standalone/index.html';

/**
 * Every unit of a release in each of its situations, and pending. For a release that names no situations, the first of each.
 * A guest is shown by the standalone page of `shell`, which knows its title and its room. None for a release that cannot be
 * shown alone: the shell, or a guest with an older shell.
 */
export function statesOf(release: Release, shell: Release | null): State[] {
  if (release.guest) return shell && hasStandalone(shell) ? statesOfGuest(release, shell) : [];
  return release.name !== 'shell' && hasStandalone(release) ? statesOfRemote(release) : [];
}

function hasStandalone({ files }: Release): boolean {
  return files.some(({ path }) => path === STANDALONE);
}

function addressOf({ name, version }: Release): string {
  return `/releases/${name}/${version}/${STANDALONE}`;
}

function statesOfRemote(release: Release): State[] {
  const { name: remote, version, pages, blocks } = release;
  const units = [
    ...Object.entries(pages).map(([name, unit]) => ({ unit: `page ${name}`, situations: unit.situations })),
    ...Object.entries(blocks).map(([name, unit]) => ({ unit: `block ${name}`, situations: unit.situations })),
  ];
  const base = addressOf(release);
  return units.flatMap(({ unit, situations = ['the first situation'] }, number) => [
    ...situations.map((situation, fixture) => ({
      remote,
      version,
      unit,
      situation,
      address: `${base}?unit=${number}&fixture=${fixture}`,
    })),
    { remote, version, unit, situation: 'pending', address: `${base}?unit=${number}&fixture=0&pending` },
  ]);
}

function statesOfGuest({ name: guest, version, pages }: Release, shell: Release): State[] {
  return Object.keys(pages).flatMap((page) =>
    GUEST_SITUATIONS.map((situation) => ({
      remote: guest,
      version,
      unit: `page ${page}`,
      situation,
      address: addressOf(shell) + guestQuery({ guest, version, page, situation }),
    })),
  );
}
