import type { PassedFeed } from '../relay-event.ts';
import type { Found, Query } from './store/find-documents.ts';
import type { Document } from './store/schema.ts';
import type { ShownDay } from './store/shown-stories.ts';

/** The orders of the search process, with their results. */
export interface Orders {
  keep: { order: PassedFeed; result: null };
  find: {
    order: Query;
    result: Found & { /** Whether the pages of the site were searched too. */ hasPages: boolean };
  };
  day: { order: { day: string }; result: ShownDay };
  days: { order: null; result: { day: string; stories: number }[] };
  story: { order: { path: string }; result: Document | null };
}

export type OrderName = keyof Orders;

export interface OrderMessage<Name extends OrderName = OrderName> {
  id: number;
  name: Name;
  order: Orders[Name]['order'];
}

/** What the process sends: `ready` once, then results. */
export type SearchMessage = 'ready' | ({ id: number } & ({ result: unknown } | { error: string }));

/** What the process needs to start. */
export interface SearchSettings {
  databaseUrl: string;
  /** Origin from which the site's own pages are read. */
  site: string;
  /** Paths of pages that consist of stories, which are indexed separately. */
  feedPages: readonly string[];
}
