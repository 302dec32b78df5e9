import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { formatLongDate, formatTime } from '@meadowlark/shared/text/date.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import * as z from 'zod/mini';
import { NO_AUTHOR, withoutOwnOrigin } from '../stories/story-views.ts';
import { splitDateline } from './dateline.ts';

const schema = z.object({
  title: z.string(),
  excerpt: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  date: z.nullable(z.string()),
  sample: z.number(),
});

/** A story as its page shows it. */
export interface StoryInFull {
  story: StoryView;
  /** The time of the story. Null if its date is a day or unknown. */
  time: string | null;
  /** Where it was reported from, if its text begins with a dateline: `LINCOLN`. */
  dateline: string | null;
  /** The rest of the text that the paper shows, in complete sentences. */
  opening: string;
  /** The full story at its publisher. Null if the feed has no usable URL. */
  source: { href: string; host: string } | null;
  sample: boolean;
}

/** The page has already waited for the feed, so a story that is not found in this time counts as gone. */
const DEADLINE_MS = 2000;

/** A story that has left its feed, from the story store. Null if it is not stored, or the store is unavailable. */
export async function keptStory(ctx: LoadContext<'news'>, key: string): Promise<StoryInFull | null> {
  const address = new URL(`${ctx.settings.searchApiUrl}/story`);
  address.searchParams.set('path', `/article/${key}`);
  try {
    const response = await ctx.fetch(address, { deadlineMs: DEADLINE_MS });
    if (!response.ok) return null;
    return toKept(schema.parse(await response.json()), key, ctx.settings.origin);
  } catch (error) {
    ctx.log('story store failed', { key, reason: messageOf(error) });
    return null;
  }
}

function toKept(
  { title, excerpt, text, link, date, sample }: z.infer<typeof schema>,
  key: string,
  origin: string,
): StoryInFull {
  const source = link && safeUrl(link, origin);
  return {
    story: {
      id: key,
      href: `/article/${key}`,
      title,
      excerpt,
      byline: NO_AUTHOR,
      date: date === null ? null : { iso: date, text: formatLongDate(date) },
      picture: null,
    },
    time: date === null ? null : formatTime(date),
    ...splitDateline(text),
    source: source
      ? { href: withoutOwnOrigin(source, origin), host: new URL(source).host.replace(/^www\./, '') }
      : null,
    sample: sample === 1,
  };
}
