import type { CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import { categoryOf } from '../categories.ts';

/** The category in a story's key; null if the key is invalid. */
export function categoryOfKey(key: string): CategoryKey | null {
  return categoryOf(/^([a-z-]+)-[0-9a-z]{1,11}$/.exec(key)?.[1]);
}
