import type { ComponentType } from 'react';
import type { Addresses } from './addresses.ts';
import type { MakeBulletin } from './bulletin/bulletin.ts';
import type { HeadOf } from './head.ts';
import type { Load } from './load.ts';
import type { WithServices } from './services.ts';
import type { Syndicate } from './syndicate.ts';

export interface PageProps<Data> {
  data: Data;
}

/** Props of the page's placeholder, shown during a slow `load`. */
export interface PendingProps {
  params: Readonly<Record<string, string>>;
  path: string;
}

/**
 * A unit that a remote exposes and the shell mounts at a route. On disk: one folder with
 * `Page.tsx` (exports `Page`, and `Pending` if loading can be slow), `load.ts`, `head.ts`, `fixtures.ts`, and optionally
 * `syndicate.ts` (a feed of this page), `addresses.ts` (the pages of a route with parameters) and `bulletin.ts` (what it
 * shows on all pages).
 */
export interface PageUnit<Data> {
  load: Load<Data>;
  head: HeadOf<Data>;
  Page: ComponentType<PageProps<Data> & WithServices>;
  Pending?: ComponentType<PendingProps>;
  syndicate?: Syndicate<Data>;
  addresses?: Addresses;
  bulletin?: MakeBulletin<Data>;
}
