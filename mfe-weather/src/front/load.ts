import type { Load, LoadContext } from '@meadowlark/shared/contract/load.ts';
import { fetchAlerts } from '../service/alerts.ts';
import { fetchForecast, findCell, type Forecast } from '../service/forecast.ts';
import { fetchRiver } from '../service/river.ts';
import { alertView, type AlertView } from './alert-view.ts';
import { dayViews, NOON, type DayView } from './day-view.ts';
import { hourViews, type HourView } from './hour-view.ts';
import { omahaTime, type TimeView } from './omaha-time.ts';
import { riverView, type RiverView } from './river-view.ts';

const HOUR_MS = 3_600_000;
/** A page with an unavailable part is rendered again soon. */
const AWAY_FRESH_SECONDS = 10;

export interface FrontData {
  /** Whether a part is a sample: of what the page shows, or of its bulletin on other pages. */
  isSample: boolean;
  isSampleWeather: boolean;
  /** Null: the service is unavailable, or its response is invalid. The page says so. */
  alerts: AlertView[] | null;
  /** The forecaster's texts for this half-day and the next. */
  outlook: { name: string; text: string }[];
  hours: HourView[] | null;
  days: DayView[] | null;
  river: RiverView | null;
  /** When the forecast was made. */
  updated: TimeView | null;
}

/** Requests all parts at once; each can fail alone. Without any forecast the status is 502, and the page shows the rest. */
export const load: Load<FrontData, 'weather'> = async (ctx) => {
  const now = Date.now();
  const cell = findCell(ctx);
  const forecast = (kind: string) => async () => fetchForecast(ctx, `${await cell}/${kind}`, now);
  const [halfDays, hours, alerts, river] = await Promise.all([
    part(ctx, 'days', forecast('forecast')),
    part(ctx, 'hours', forecast('forecast/hourly')),
    part(ctx, 'alerts', () => fetchAlerts(ctx, now)),
    part(ctx, 'river', () => fetchRiver(ctx, now)),
  ]);
  return {
    status: halfDays === null && hours === null ? 502 : 200,
    data: {
      isSample: [halfDays, hours, alerts, river].some((one) => one?.isSample === true),
      isSampleWeather: [hours, alerts].some((one) => one?.isSample === true),
      alerts: alerts?.alerts.map((alert) => alertView(alert, now)) ?? null,
      outlook: outlookOf(halfDays, now),
      hours: hours && hourViews(hours.periods, now),
      days: halfDays && dayViews(halfDays.periods, now),
      river: river && riverView(river, now),
      updated: updatedAt(hours, halfDays, now),
    },
    freshSeconds: [halfDays, hours, alerts, river].includes(null) ? AWAY_FRESH_SECONDS : secondsOfHour(now),
  };
};

/** After the hour "Now" is another one. */
function secondsOfHour(now: number): number {
  return Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000);
}

async function part<T>(
  ctx: LoadContext<'weather'>,
  name: string,
  fetchPart: () => Promise<T>,
): Promise<T | null> {
  try {
    return await fetchPart();
  } catch (error) {
    ctx.log('a part of the weather is unavailable', {
      part: name,
      why: error instanceof Error ? error.message.slice(0, 300) : String(error),
    });
    return null;
  }
}

function outlookOf(halfDays: Forecast | null, now: number): FrontData['outlook'] {
  return (halfDays?.periods ?? []).slice(0, 2).flatMap(({ start, isDaytime, sentences }) => {
    if (sentences === null) return [];
    return [{ name: isDaytime ? dayName(start, now) : nightName(start, now), text: sentences }];
  });
}

function dayName(start: number, now: number): string {
  const { isToday, weekday } = omahaTime(start, now);
  return isToday ? 'Today' : weekday;
}

/** As the weather service names them: the rest of a night before dawn is not tonight. */
function nightName(start: number, now: number): string {
  const { isToday, weekday, hour } = omahaTime(start, now);
  if (!isToday) return `${weekday} night`;
  return hour < NOON ? 'Overnight' : 'Tonight';
}

function updatedAt(hours: Forecast | null, halfDays: Forecast | null, now: number): TimeView | null {
  const updated = hours?.updated ?? halfDays?.updated ?? null;
  return updated === null ? null : omahaTime(updated, now).view;
}
