import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { CanarySteps, Live } from '@meadowlark/shared/contract/live.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Action } from './actions.ts';

/** A move of `live` with the editions that it names. */
export interface State {
  move: Live;
  edition: Edition;
  canary: { edition: Edition; percent: number; steps: CanarySteps | undefined } | null;
}

/** An action that has started, and what it knew at that time. */
export interface Begun {
  id: string;
  action: Action;
  /** The edition that a rollback goes to; null for the parent of the live one. */
  target: string | null;
  /** The step that a server takes, or the canary that it halts. */
  seen: { edition: string; percent: number } | null;
}

/**
 * What is wrong with this move of `live` if this action made it; null for nothing. Written without looking at the code under
 * test.
 */
export function wrongWith(before: State | null, after: State, begun: Begun): string | null {
  const differs = differences(before, after);
  const only = (...names: readonly (keyof State | 'frozen')[]): string | null => {
    const others = differs.filter((name) => !names.includes(name));
    return others.length > 0 ? `it changes ${others.join(' and ')}` : null;
  };
  const { action } = begun;
  switch (action.does) {
    case 'promote':
    case 'roll back one': {
      const isRollback = action.does === 'roll back one';
      if (before?.move.frozen && (isRollback || !action.isForced)) return 'promotions are frozen';
      const name = isRollback ? action.name : action.release.name;
      const version = isRollback ? (after.edition.releases[name] ?? '') : action.release.version;
      const live = before?.edition.releases ?? {};
      if (live[name] === version) return 'readers have it already';
      const releases = { ...live, [name]: version };
      const { [name]: _, ...rest } = tried(before);
      return (
        only('edition', 'canary') ??
        unequal('parent', after.edition.parent, before?.edition.id ?? null) ??
        unequal('releases', after.edition.releases, releases) ??
        unequal('earlier', after.edition.earlier, earlierAfter(before, name, version, isRollback)) ??
        unequal('withdrawn', after.edition.withdrawn, isRollback ? { [name]: live[name] } : undefined) ??
        (Object.keys(rest).length === 0
          ? unequal('canary', after.canary, null)
          : (unequal('percent', after.canary?.percent, before?.canary?.percent) ??
            unequal('steps', after.canary?.steps, before?.canary?.steps) ??
            unequal('canary', after.canary?.edition.releases, { ...releases, ...rest })))
      );
    }
    case 'try': {
      if (!before) return 'nothing is live';
      if (before.move.frozen && !action.isForced) return 'promotions are frozen';
      const [percent, ...next] = action.steps;
      const { name, version } = action.release;
      return (
        only('canary') ??
        unequal('percent', after.canary?.percent, percent) ??
        unequal('steps', after.canary?.steps?.next ?? [], next) ??
        unequal('canary', after.canary?.edition.releases, {
          ...before.edition.releases,
          ...tried(before),
          [name]: version,
        })
      );
    }
    case 'advance':
    case 'take the step': {
      const canary = before?.canary;
      if (!before || !canary) return 'no canary is open';
      const isForced = action.does === 'advance' && action.isForced;
      if (before.move.frozen && !isForced) return 'promotions are frozen';
      if (begun.seen && !isDeepStrictEqual(begun.seen, stepOf(before))) return 'it is another step';
      const [percent, ...next] = canary.steps?.next ?? [];
      if (percent === 100)
        return (
          only('edition', 'canary') ??
          unequal('edition', after.edition.id, canary.edition.id) ??
          unequal('canary', after.canary, null)
        );
      return (
        only('canary') ??
        unequal('canary', after.canary?.edition.id, canary.edition.id) ??
        unequal('percent', after.canary?.percent, percent) ??
        unequal('steps', after.canary?.steps?.next ?? [], next)
      );
    }
    case 'halt':
    case 'halt the canary':
      if (!before?.canary) return 'no canary is open';
      if (begun.seen && begun.seen.edition !== before.canary.edition.id) return 'it is another canary';
      return only('canary') ?? unequal('canary', after.canary, null);
    case 'freeze':
      if (before?.move.frozen) return 'promotions are frozen already';
      return only('frozen') ?? unequal('frozen', after.move.frozen, { reason: begun.id });
    case 'unfreeze':
      return only('frozen') ?? unequal('frozen', after.move.frozen, null);
    case 'roll back':
      return (
        only('edition', 'canary') ??
        unequal('edition', after.edition.id, begun.target ?? before?.edition.parent) ??
        unequal('canary', after.canary, null)
      );
    case 'retire': {
      if (before?.move.frozen) return 'promotions are frozen';
      if (before?.canary) return 'a canary is open';
      const { [action.name]: gone, ...rest } = before?.edition.releases ?? {};
      if (gone === undefined) return 'readers do not get it';
      return (
        only('edition') ??
        unequal('parent', after.edition.parent, before?.edition.id) ??
        unequal('releases', after.edition.releases, rest)
      );
    }
    case 'prune':
      return only();
    default:
      return 'it moves nothing';
  }
}

/** The five releases before each, after one of them became `version`. A rollback withdraws what it replaces. */
function earlierAfter(
  before: State | null,
  name: string,
  version: string,
  isRollback: boolean,
): Edition['earlier'] {
  const { [name]: known = [], ...others } = before?.edition.earlier ?? {};
  const replaced = before?.edition.releases[name];
  const own = replaced === undefined || isRollback ? known : [replaced, ...known];
  const left = own.filter((one) => one !== version).slice(0, 5);
  return left.length > 0 ? { ...others, [name]: left } : others;
}

/** The step that the open canary is at; null without a canary. */
function stepOf({ canary }: State): Begun['seen'] {
  return canary && { edition: canary.edition.id, percent: canary.percent };
}

/** Releases that only the canary has. */
function tried(state: State | null): ReleaseNames {
  return Object.fromEntries(
    Object.entries(state?.canary?.edition.releases ?? {}).filter(
      ([name, version]) => state?.edition.releases[name] !== version,
    ),
  );
}

function differences(before: State | null, after: State): (keyof State | 'frozen')[] {
  const changed: (keyof State | 'frozen')[] = [];
  if (before?.edition.id !== after.edition.id) changed.push('edition');
  if (!isDeepStrictEqual(before?.canary ?? null, after.canary)) changed.push('canary');
  if (!isDeepStrictEqual(before?.move.frozen ?? null, after.move.frozen)) changed.push('frozen');
  return changed;
}

function unequal(what: string, is: unknown, should: unknown): string | null {
  if (isDeepStrictEqual(is, should)) return null;
  return `${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`;
}
