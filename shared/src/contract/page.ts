import type { ComponentType } from 'react';
import type { Addresses } from './addresses.ts';
import type { HeadOf } from './head.ts';
import type { Load } from './load.ts';
import type { WithServices } from './services.ts';
import type { Syndicate } from './syndicate.ts';

export interface PageProps<Data> {
  data: Data;
}

/** Shown in the page's place while a slow `load` is under way: `params` and `path` are all that is known then. */
export interface PendingProps {
  params: Readonly<Record<string, string>>;
  path: string;
}

/**
 * A unit that a remote exposes and the shell mounts at a route. On disk it is one folder:
 * `Page.tsx` (exports `Page`, and `Pending` where loading can be slow), `load.ts`, `head.ts`, `fixtures.ts`, and where they
 * apply `syndicate.ts` (a feed of this page) and `addresses.ts` (the pages behind a route with parameters).
 */
export interface PageUnit<Data> {
  load: Load<Data>;
  head: HeadOf<Data>;
  Page: ComponentType<PageProps<Data> & WithServices>;
  Pending?: ComponentType<PendingProps>;
  syndicate?: Syndicate<Data>;
  addresses?: Addresses;
}
