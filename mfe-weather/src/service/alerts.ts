import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import * as z from 'zod/mini';
import { requestService, type ServiceResponse } from './request-service.ts';
import { instant, line, orElse, readList } from './lenient.ts';

/*
 * Active alerts of the weather service: a GeoJSON collection whose features have the fields of the Common Alerting Protocol
 * (https://www.weather.gov/documentation/services-web-api; CAP 1.2, section 3.2).
 */

export interface Alert {
  event: string;
  headline: string | null;
  area: string | null;
  until: number | null;
  isSevere: boolean;
  /** What, where, when and impacts, one each. */
  paragraphs: string[];
}

interface Alerts {
  isSample: boolean;
  /** Most severe first. */
  alerts: Alert[];
}

/** A point has rarely more than three. */
const MOST = 6;
const MOST_READ = 60;
const MOST_PARAGRAPHS = 8;

const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;

const feature = z.object({
  properties: z.object({
    event: line(80),
    headline: z.optional(line(200)),
    areaDesc: z.optional(line(200)),
    severity: orElse(z.enum(SEVERITIES), 'Unknown'),
    status: orElse(z.optional(z.string()), undefined),
    messageType: orElse(z.optional(z.string()), undefined),
    expires: z.optional(instant),
    ends: z.optional(instant),
    description: orElse(z.nullish(z.string()), null),
    instruction: orElse(z.nullish(z.string()), null),
  }),
});

const body = z.object({ features: z.array(z.unknown()) });

export async function fetchAlerts(ctx: LoadContext<'weather'>, now: number): Promise<Alerts> {
  const point = SITE.geo.position.replace(';', ',');
  return readAlerts(
    await requestService(ctx, `${ctx.settings.weatherApiUrl}/alerts/active?point=${point}`),
    now,
  );
}

/** Leaves out tests, and canceled or ended alerts. */
export function readAlerts({ json, isSample }: ServiceResponse, now: number): Alerts {
  const { features } = body.parse(json);
  const alerts = readList(features, MOST_READ, feature)
    .map(({ properties }) => properties)
    .filter(({ status, messageType }) => status === 'Actual' && messageType !== 'Cancel')
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .flatMap(({ event, severity, ends, expires, ...texts }): Alert[] => {
      const until = ends ?? expires ?? null;
      if (event === null || (until !== null && until <= now)) return [];
      return [
        {
          event,
          headline: texts.headline ?? null,
          area: texts.areaDesc ?? null,
          until,
          isSevere: severity === 'Extreme' || severity === 'Severe',
          paragraphs: [...paragraphs(texts.description), ...paragraphs(texts.instruction)],
        },
      ];
    });
  return { isSample, alerts: alerts.slice(0, MOST) };
}

const asLine = line(600);
/** The code of a product before the text of some warnings: `SVROAX`. */
const PRODUCT = /^[A-Z\d]{4,6}\n\n/;

/** The service breaks lines for teleprinters, and begins paragraphs with `* WHAT...`, `HAZARD...`, a star or dots. */
function paragraphs(text: string | null | undefined): string[] {
  return (text ?? '')
    .slice(0, 8000)
    .replace(PRODUCT, '')
    .split(/\n\n+/)
    .slice(0, MOST_PARAGRAPHS)
    .flatMap((one) => asLine.parse(one) ?? [])
    .map((one) =>
      one
        .replace(/^(?:\* |\.\.\.)/, '')
        .replace(/^([A-Z ]{2,40})\.\.\./, (_, name: string) => `${sentenceCase(name)}: `),
    );
}

function sentenceCase(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}
