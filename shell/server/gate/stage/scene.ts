import type { Release } from '@meadowlark/shared/contract/release.ts';
import { unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import type { StageFacts } from './stage-facts.ts';

/** A unit in one of its situations. */
export interface Scene extends UnitRef {
  /** Which of its fixtures. */
  fixture: number;
  /** The name of that fixture, for people. */
  situation: string;
}

/** Pages that the shell makes alone. They have no fixture. */
const OWN_PAGES = ['front', 'not-found'] as const;

/**
 * What is to be tried of a release: each unit in every situation; of a shell, its own pages, and each unit of the edition
 * in its first situation, because it mounts them all.
 */
export function scenesOf(release: Release, { fixtures }: StageFacts): Scene[] {
  if (release.name !== 'shell') return unitsOf(release).flatMap((unit) => situations(unit, fixtures));
  const own = OWN_PAGES.map((name) => ({
    remote: 'shell',
    kind: 'page' as const,
    name,
    fixture: 0,
    situation: 'alone',
  }));
  const mounted = Object.keys(fixtures).flatMap((key) => situations(unitOf(key), fixtures).slice(0, 1));
  return [...own, ...mounted];
}

export function unitsOf({ name: remote, pages, blocks }: Release): UnitRef[] {
  return [
    ...Object.keys(pages).map((name) => ({ remote, kind: 'page' as const, name })),
    ...Object.keys(blocks).map((name) => ({ remote, kind: 'block' as const, name })),
  ];
}

/** `The page "category" of news, "15 stories"`. */
export function sceneName({ remote, kind, name, situation }: Scene): string {
  return `${unitName({ remote, kind, name })}, "${situation}"`;
}

export function unitName({ remote, kind, name }: UnitRef): string {
  return `The ${kind} "${name}" of ${remote}`;
}

function situations(unit: UnitRef, fixtures: StageFacts['fixtures']): Scene[] {
  return (fixtures[unitKey(unit)] ?? []).map((situation, fixture) => ({ ...unit, fixture, situation }));
}

function unitOf(key: string): UnitRef {
  const [remote = '', kind, name = ''] = key.split('/');
  return { remote, kind: kind === 'block' ? 'block' : 'page', name };
}
