import type { Release } from '@meadowlark/shared/contract/release.ts';
import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import type { Grant, Route } from '../../src/routes.ts';

/** What the code of an edition exports. */
export interface CodeFacts {
  /** The route table of the shell. */
  routes: readonly Route[];
  /** The subtrees that it grants to remotes. */
  grants: readonly Grant[];
  /** Names of the fixtures by unit key. */
  fixtures: Readonly<Record<string, readonly string[]>>;
  /** Why the release under check cannot run. */
  problems: readonly string[];
  /** What its evaluation changed in objects that all code shares. */
  globals: readonly string[];
}

/** A unit with one of its fixtures. */
export interface TestCase extends UnitRef {
  /** Index of the fixture. */
  fixture: number;
  /** Name of the fixture. */
  situation: string;
}

/** Pages of the shell itself, which have no fixtures and, alone, no units. */
export const FRONT_ALONE = ownPage('front', 0, 'alone');
export const NOT_FOUND = ownPage('not-found', 0, 'alone');

/** The front page as readers get it: blocks that work alone may interfere with each other. */
export const FRONT_WITH_BLOCKS = ownPage('front', 1, 'with all blocks');

/**
 * Every unit with every fixture and, if the release has blocks, the front page with those of the edition; only the latter if
 * its code need not run again. For a shell: its own pages, and each unit of the edition with its first fixture, because the
 * shell mounts them all.
 */
export function testCasesOf(
  { release, skipCodeBecause }: { release: Release; skipCodeBecause: string | null },
  { fixtures }: CodeFacts,
): TestCase[] {
  if (skipCodeBecause !== null) return hasBlocks(release) ? [FRONT_WITH_BLOCKS] : [];
  if (release.name !== 'shell') {
    const alone = unitsOf(release).flatMap((unit) => situations(unit, fixtures));
    return hasBlocks(release) ? [...alone, FRONT_WITH_BLOCKS] : alone;
  }
  const mounted = Object.keys(fixtures).flatMap((key) => situations(unitOf(key), fixtures).slice(0, 1));
  return [FRONT_ALONE, NOT_FOUND, FRONT_WITH_BLOCKS, ...mounted];
}

export function hasBlocks({ blocks }: Release): boolean {
  return Object.keys(blocks).length > 0;
}

export function unitsOf({ name: remote, pages, blocks }: Release): UnitRef[] {
  return [
    ...Object.keys(pages).map((name) => ({ remote, kind: 'page' as const, name })),
    ...Object.keys(blocks).map((name) => ({ remote, kind: 'block' as const, name })),
  ];
}

/** `The page "category" of news, "15 stories"`. */
export function testCaseName({ remote, kind, name, situation }: TestCase): string {
  return `${unitName({ remote, kind, name })}, "${situation}"`;
}

export function unitName({ remote, kind, name }: UnitRef): string {
  return `The ${kind} "${name}" of ${remote}`;
}

function ownPage(name: string, fixture: number, situation: string): TestCase {
  return { remote: 'shell', kind: 'page', name, fixture, situation };
}

function situations(unit: UnitRef, fixtures: CodeFacts['fixtures']): TestCase[] {
  return (fixtures[unitKey(unit)] ?? []).map((situation, fixture) => ({ ...unit, fixture, situation }));
}

function unitOf(key: string): UnitRef {
  const [remote = '', kind, name = ''] = key.split('/');
  return { remote, kind: kind === 'block' ? 'block' : 'page', name };
}
