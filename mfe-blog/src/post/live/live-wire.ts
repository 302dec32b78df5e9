import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import { cleanText } from '../../functions/clean-text.ts';
import { readPostDate, type PostDate } from '../../functions/post-date.ts';
import { optionalText, requiredText } from '../../functions/wire-fields.ts';
import type { BodyNode } from '../body/body-node.ts';
import { countMarks } from '../body/body-tree.ts';
import { postBody, withoutMarkup } from '../body/post-body.ts';

/** An entry of a live post. */
export interface EntryView {
  /** Its id in the page. */
  id: string;
  date: PostDate & { iso: string };
  title: string;
  body: BodyNode[];
}

/** What a live post has besides an ordinary one. */
export interface LiveView {
  /** When it ended; null while it is live. */
  ended: PostDate | null;
  /** Its last entry is older than a day: it is not labeled live, but still followed until it has ended. */
  isQuiet: boolean;
  /** When the post was requested from the platform. */
  asOf: PostDate & { iso: string };
  /** Newest first. */
  entries: EntryView[];
}

/** Desks forget to end a post. */
const QUIET_FROM_MS = 24 * 3600 * 1000;

/** The platform sends no more. */
const MAX_ENTRIES = 500;
/** Characters of all entries: a book of 100 pages, as for other posts. */
const MOST_TEXT = 200_000;
/** Marks of all entries, 10 microseconds each. Older entries are shown without markup. A long day has 6,000. */
const MOST_MARKS = 12_000;

export const liveSchema = z
  .object({ ended: optionalText('phrase'), entries: z.array(z.unknown()) })
  .nullable()
  .catch(null);

const entrySchema = z.object({
  time: z.iso.datetime({ offset: true }),
  title: requiredText('title'),
  text: z.string().catch(''),
});

/** Entries are validated one by one, so that an invalid one does not fail the others. */
export function liveView(wire: NonNullable<z.infer<typeof liveSchema>>, ctx: LoadContext): LiveView {
  const entries = new Map<string, EntryView>();
  let text = MOST_TEXT;
  let marks = MOST_MARKS;
  for (const one of wire.entries.slice(0, MAX_ENTRIES)) {
    const read = entrySchema.safeParse(one);
    if (!read.success) {
      ctx.log('live entry skipped', { problem: z.prettifyError(read.error) });
      continue;
    }
    const date = momentOf(read.data.time);
    const id = `entry-${date.iso.replaceAll(/\D/g, '')}`;
    const markdown = cleanText(read.data.text.slice(0, text));
    text -= markdown.length;
    marks -= countMarks(markdown);
    const place = { ids: id, below: 2 } as const;
    const body = marks < 0 ? withoutMarkup(markdown) : postBody(markdown, ctx, place);
    entries.set(id, { id, date, title: read.data.title, body });
  }
  const sorted = [...entries.values()].toSorted((a, b) => b.date.iso.localeCompare(a.date.iso));
  const now = new Date();
  const [newest] = sorted;
  return {
    ended: readPostDate(wire.ended),
    isQuiet: newest !== undefined && now.getTime() - Date.parse(newest.date.iso) > QUIET_FROM_MS,
    asOf: momentOf(now.toISOString()),
    entries: sorted,
  };
}

function momentOf(time: string): EntryView['date'] {
  const iso = new Date(time).toISOString();
  return { text: '', time: null, ...readPostDate(iso), iso };
}
