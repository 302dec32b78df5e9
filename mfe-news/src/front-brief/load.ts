import { keysOf, type FeedKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { toBriefs, type Brief } from '../stories/brief.ts';
import { fetchCategory } from '../stories/fetch-category.ts';
import { newestFirst } from '../stories/story-order.ts';
import { storyViews } from '../stories/story-views.ts';

/** Newest first. Empty if no feed could be read. */
export interface BriefData {
  briefs: Brief[];
}

const BRIEFS = 7;
/** Per section, so that one busy feed does not fill the column. */
const OF_ONE_SECTION = 2;
/** Sections with their own block on the front page. */
const ELSEWHERE: readonly FeedKey[] = ['local-news', 'national-news'];

/** The newest headlines of the sections without a block on the front page. A feed that fails is logged and left out. */
export async function load(ctx: LoadContext<'news'>, now = new Date()): Promise<Loaded<BriefData>> {
  const sections = keysOf('feed').filter((key) => !ELSEWHERE.includes(key));
  const read = await Promise.all(sections.map((section) => newestOf(ctx, section, now)));
  const briefs = read.flat().toSorted(newestFirst(now)).slice(0, BRIEFS);
  return { status: 200, data: { briefs: toBriefs(briefs, now) } };
}

async function newestOf(ctx: LoadContext<'news'>, section: FeedKey, now: Date): Promise<StoryView[]> {
  try {
    const { stories } = await fetchCategory(ctx, section);
    return storyViews(ctx, section, stories).toSorted(newestFirst(now)).slice(0, OF_ONE_SECTION);
  } catch (error) {
    ctx.log('section left out of the brief', { section, reason: messageOf(error) });
    return [];
  }
}
