import type { ComponentType } from 'react';
import type { LateBlocks, Units } from './mounted-view.ts';
import type { View } from './view.ts';

/** What the front page shows. */
export interface HomeView {
  view: Pick<Extract<View, { kind: 'home' }>, 'blocks'>;
  units: Units;
  late: LateBlocks | undefined;
}

/** Pages of the shell. The server bundles them; a browser loads the one that it shows. */
interface ShellPages {
  home: ComponentType<HomeView>;
  'not-found': ComponentType;
}

const pages: Partial<ShellPages> = {};

export function provideShellPage<Name extends keyof ShellPages>(name: Name, page: ShellPages[Name]): void {
  pages[name] = page;
}

/** Null if the page is not provided yet. */
export function shellPage<Name extends keyof ShellPages>(name: Name): ShellPages[Name] | null {
  return pages[name] ?? null;
}
