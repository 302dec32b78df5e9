import type { ComponentType } from 'react';
import type { HomeView } from '../home/HomeBlock.tsx';

/** Pages of the shell's own. The server has them at hand; a browser fetches the one that it is to show. */
export interface PageParts {
  home: ComponentType<HomeView>;
  'not-found': ComponentType;
}

const parts: Partial<PageParts> = {};

export function providePart<Name extends keyof PageParts>(name: Name, part: PageParts[Name]): void {
  parts[name] = part;
}

/** Null while nobody has provided it. */
export function pagePart<Name extends keyof PageParts>(name: Name): PageParts[Name] | null {
  return parts[name] ?? null;
}
