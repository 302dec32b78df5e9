import { keysOf, type FeedKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { formatTimeOrDay } from '@meadowlark/shared/text/date.ts';
import type { DateView, StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { errorMessage } from '../stories/error-message.ts';
import { fetchCategory } from '../stories/fetch-category.ts';
import { newestFirst } from '../stories/story-order.ts';
import { storyViews } from '../stories/story-views.ts';

/** A story as a line: its hour, its headline. */
export interface Brief {
  href: string;
  title: string;
  /** The hour if the story is of the last 24 hours, otherwise the day. */
  time: DateView | null;
}

/** Newest first. Empty if no feed could be read. */
export interface BriefData {
  briefs: Brief[];
}

const BRIEFS = 7;
/** Of one section, so that one busy feed does not take the column. */
const OF_ONE_SECTION = 2;
/** Sections with a block of their own on the front page. */
const ELSEWHERE: readonly FeedKey[] = ['local-news', 'national-news'];

/** The newest headlines of the sections without a block on the front page. A feed that fails is logged and left out. */
export async function load(ctx: LoadContext<'news'>, now = new Date()): Promise<Loaded<BriefData>> {
  const sections = keysOf('feed').filter((key) => !ELSEWHERE.includes(key));
  const read = await Promise.all(sections.map((section) => newestOf(ctx, section)));
  const briefs = read.flat().toSorted(newestFirst).slice(0, BRIEFS);
  return { status: 200, data: { briefs: briefs.flatMap((story) => toBrief(story, now)) } };
}

async function newestOf(ctx: LoadContext<'news'>, section: FeedKey): Promise<StoryView[]> {
  try {
    const { stories } = await fetchCategory(ctx, section);
    return storyViews(ctx, section, stories).toSorted(newestFirst).slice(0, OF_ONE_SECTION);
  } catch (error) {
    ctx.log('section left out of the brief', { section, reason: errorMessage(error) });
    return [];
  }
}

function toBrief({ href, title, date }: StoryView, now: Date): Brief[] {
  if (href === null) return [];
  const iso = date?.iso ?? null;
  return [{ href, title, time: iso === null ? null : { iso, text: formatTimeOrDay(iso, now) } }];
}
