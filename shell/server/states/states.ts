import type { Release } from '@meadowlark/shared/contract/release.ts';

/** A unit of a release in a situation. */
export interface State {
  remote: string;
  version: string;
  /** `page category`. */
  unit: string;
  /** `15 stories`; `pending` is that of a unit whose data has not come yet. */
  situation: string;
  /** Path of the standalone page that shows it, with its query. */
  address: string;
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** In pixels: a phone, a tablet, a desk. */
export const WIDTHS = [390, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const STANDALONE = 'web/standalone/index.html';

/**
 * Every unit of a release in each of its situations, and pending. Of a release that names no situations, the first of each.
 * None of one that cannot be shown alone: the shell, and what was built elsewhere.
 */
export function statesOf({ name: remote, version, pages, blocks, files }: Release): State[] {
  if (!files.some(({ path }) => path === STANDALONE)) return [];
  const units = [
    ...Object.entries(pages).map(([name, unit]) => ({ unit: `page ${name}`, situations: unit.situations })),
    ...Object.entries(blocks).map(([name, unit]) => ({ unit: `block ${name}`, situations: unit.situations })),
  ];
  const base = `/releases/${remote}/${version}/${STANDALONE}`;
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
