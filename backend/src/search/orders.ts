import type { PassedFeed } from '../relay-event.ts';
import type { Found, Query } from './store/find-documents.ts';
import type { Document } from './store/schema.ts';
import type { ShownDay } from './store/shown-stories.ts';

/** What the search is asked to do, and its answers. */
export interface Orders {
  keep: { order: PassedFeed; answer: null };
  find: { order: Query; answer: Found & { /** The pages of the site are among them. */ hasPages: boolean } };
  day: { order: { day: string }; answer: ShownDay };
  days: { order: null; answer: { day: string; stories: number }[] };
  story: { order: { path: string }; answer: Document | null };
}

export type OrderName = keyof Orders;

export interface OrderMessage<Name extends OrderName = OrderName> {
  id: number;
  name: Name;
  order: Orders[Name]['order'];
}

/** What the process sends: first that it can work, then answers. */
export type SearchMessage = 'ready' | ({ id: number } & ({ answer: unknown } | { error: string }));

/** What the process needs to start. */
export interface SearchSettings {
  databaseUrl: string;
  /** Where the site's own pages are read. */
  site: string;
  /** Addresses whose pages consist of stories, which are found by themselves. */
  feedPages: readonly string[];
}
