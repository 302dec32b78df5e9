import {
  categoryKeys,
  keysOf,
  LOADING,
  SECTIONS,
  type CategoryKey,
  type FeedKey,
  type Section,
} from '@meadowlark/shared/contract/sections.ts';

/** The feed-driven category in a route's parameters. Throws if the route table gives any other value. */
export function feedKey(value: string | undefined): FeedKey {
  const found = keysOf('feed').find((key) => key === value);
  if (found) return found;
  throw new Error(`The route has no valid category: "${value ?? ''}".`);
}

/** Null if the value is not a category. */
export function categoryOf(value: string | undefined): CategoryKey | null {
  return categoryKeys().find((key) => key === value) ?? null;
}

/** Shown while stories of a category load. */
export function loadingText(category: CategoryKey | null): string {
  const section: Section | null = category && SECTIONS[category];
  return section?.loading ?? LOADING;
}
