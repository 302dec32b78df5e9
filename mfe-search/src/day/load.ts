import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import { formatTime } from '@meadowlark/shared/text/date.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import * as z from 'zod/mini';
import { requestJson } from '../parts/request-json.ts';
import { dayHref, dayOf, dayText } from '../parts/day-address.ts';
import { keptDocument, sectionTitle, type KeptDocument } from '../parts/kept-document.ts';

const responseSchema = z.object({
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  stories: z.array(keptDocument),
});

interface DayStory {
  href: string;
  title: string;
  excerpt: string;
  time: { iso: string; text: string } | null;
}

interface DayLink {
  href: string;
  text: string;
}

export interface DayData {
  /** ISO 8601; empty if there is no such day. */
  day: string;
  title: string;
  state: 'shown' | 'nothing' | 'unknown' | 'failed';
  sample: boolean;
  previous: DayLink | null;
  next: DayLink | null;
  sections: { key: string; title: string; stories: DayStory[] }[];
}

const NOTHING = { sample: false, previous: null, next: null, sections: [] };

/** The stories that the paper showed on a day. 404 if it is not a day or nothing is stored, 503 if the store is down. */
export const load: Load<DayData, 'search'> = async (ctx) => {
  const day = dayOf(ctx.params);
  if (day === null)
    return { status: 404, data: { ...NOTHING, day: '', title: 'There is no such day', state: 'unknown' } };
  const title = dayText(day);
  const address = new URL(`${ctx.settings.searchApiUrl}/day`);
  address.searchParams.set('date', day);
  try {
    const { stories, previous, next } = await requestJson(ctx, address, responseSchema);
    const isShown = stories.length > 0;
    const data: DayData = {
      day,
      title,
      state: isShown ? 'shown' : 'nothing',
      sample: stories.some(({ sample }) => sample),
      previous: previous === null ? null : { href: dayHref(previous), text: dayText(previous) },
      next: next === null ? null : { href: dayHref(next), text: dayText(next) },
      sections: bySection(stories, day),
    };
    return { status: isShown ? 200 : 404, data };
  } catch (error) {
    ctx.log('archive failed', { day, reason: messageOf(error) });
    return { status: 503, data: { ...NOTHING, day, title, state: 'failed' } };
  }
};

/** In the order of the menu. */
function bySection(stories: readonly KeptDocument[], day: string): DayData['sections'] {
  return Object.keys(SECTIONS)
    .map((key) => ({
      key,
      title: sectionTitle(key),
      stories: stories.filter(({ section }) => section === key).map((story) => toStory(story, day)),
    }))
    .filter((section) => section.stories.length > 0);
}

/** With the time, if it is of that day: a feed keeps some stories for longer. */
function toStory({ path, title, excerpt, date }: KeptDocument, day: string): DayStory {
  const isOfDay = date !== null && siteDay(new Date(date)) === day;
  const text = isOfDay ? formatTime(date) : null;
  return { href: path, title, excerpt, time: text === null || date === null ? null : { iso: date, text } };
}
