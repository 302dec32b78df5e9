import type { MakeBulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { hourOfNow } from './hour-view.ts';
import type { FrontData } from './load.ts';
import { omahaTime, type TimeView } from './omaha-time.ts';

const HOUR_MS = 3_600_000;
/** If the service is unavailable, readers may see the weather of an hour until the end of the next hour. */
const LINE_MS = 2 * HOUR_MS;
const LONGEST_LINE = 60;
const MOST_ALERTS = 2;

/**
 * An alert's end with its date, on all days. By its text the shell knows an alert: if it changed at midnight, it would come
 * back to those who have closed it.
 */
function endOf({ iso }: TimeView): string {
  const longAgo = 0;
  return omahaTime(Date.parse(iso), longAgo).view.text;
}

/** The weather of this hour for the masthead, and severe alerts, each until its end, for all pages. */
export const bulletin: MakeBulletin<FrontData> = ({ hours, alerts, isSampleWeather }) => {
  const now = hourOfNow(hours);
  const mark = isSampleWeather ? 'Sample: ' : '';
  return {
    line:
      now && now.fahrenheit !== null
        ? {
            text: shorten(`${mark}${now.fahrenheit}° ${now.words}`, LONGEST_LINE),
            until: new Date(Date.parse(now.iso) + LINE_MS).toISOString(),
          }
        : null,
    alerts: (alerts ?? [])
      .flatMap(({ event, until, isSevere }) =>
        isSevere && until !== null
          ? [{ text: `${mark}${event} until ${endOf(until)}`, until: until.iso }]
          : [],
      )
      .slice(0, MOST_ALERTS),
  };
};
