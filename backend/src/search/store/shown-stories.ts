import type { FoundDocument } from './find-documents.ts';
import type { Document } from './schema.ts';
import type { SearchStore } from './search-store.ts';

export interface ShownDay {
  /** The nearest days before and after with stories. */
  previous: string | null;
  next: string | null;
  /** Newest first. */
  stories: FoundDocument[];
}

/** Limit for one day: fifteen sections have some 40 stories each. */
const MOST = 600;

/** The stories that the paper showed on a day. */
export async function shownOn({ db }: SearchStore, day: string): Promise<ShownDay> {
  const stories = await db
    .selectFrom('searchShown')
    .innerJoin('searchDocuments', 'searchDocuments.id', 'searchShown.document')
    .select(['path', 'kind', 'section', 'title', 'excerpt', 'date', 'sample'])
    .where('day', '=', day)
    .orderBy('date', (order) => order.desc().nullsLast())
    .orderBy('searchDocuments.id', 'desc')
    .limit(MOST)
    .execute();
  const near = (side: '<' | '>') =>
    db
      .selectFrom('searchShown')
      .select('day')
      .where('day', side, day)
      .orderBy('day', side === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = [await near('<'), await near('>')];
  return {
    previous: previous?.day ?? null,
    next: next?.day ?? null,
    stories: stories.map((story) => ({ ...story, sample: story.sample === 1 })),
  };
}

/** The days with stories, newest first. */
export async function shownDays({ db }: SearchStore): Promise<{ day: string; stories: number }[]> {
  const rows = await db
    .selectFrom('searchShown')
    .select((eb) => ['day', eb.fn.countAll().as('stories')])
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
  // PostgreSQL returns 64-bit counts as strings.
  return rows.map(({ day, stories }) => ({ day, stories: Number(stories) }));
}

/** A stored story, by its path. */
export async function storyAt({ db }: SearchStore, path: string): Promise<Document | null> {
  const row = await db
    .selectFrom('searchDocuments')
    .selectAll()
    .where('path', '=', path)
    .where('kind', '=', 'story')
    .executeTakeFirst();
  if (!row) return null;
  const { id: _, ...document } = row;
  return document;
}
