import type { Load } from '@meadowlark/shared/contract/load.ts';
import { formatTimeOrDay } from '@meadowlark/shared/text/date.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import * as z from 'zod/mini';
import { requestJson } from '../parts/request-json.ts';
import { sectionTitle } from '../parts/kept-document.ts';

const responseSchema = z.object({
  sources: z.array(
    z.object({
      category: z.string(),
      address: z.string(),
      state: z.enum(['unasked', 'answered', 'failed', 'sample']),
      lastSuccess: z.nullable(z.string()),
      items: z.nullable(z.number()),
      responseMs: z.nullable(z.number()),
      errors: z.number(),
    }),
  ),
});

type Told = z.infer<typeof responseSchema>['sources'][number];

export interface Source {
  id: string;
  category: string;
  section: string;
  /** Host of the feed; with its path where a category has several feeds of one host. */
  feed: string;
  /** `old`: it has not responded for three hours. */
  state: Told['state'] | 'old';
  says: string;
  lastSuccess: { iso: string; text: string } | null;
  age: string;
  items: string;
  errors: string;
  responseTime: string;
}

export interface SourcesData {
  /** `untold`: this site's relay does not report it. */
  state: 'told' | 'untold';
  asOf: { iso: string; text: string };
  sources: Source[];
}

const MINUTE_MS = 60_000;
const OLD_MS = 3 * 60 * MINUTE_MS;
const SAYS: Readonly<Record<Source['state'], string>> = {
  answered: 'Answers',
  old: 'Has not answered for three hours',
  failed: 'Failed the last time',
  unasked: 'Not asked since this server started',
  sample: 'Not asked: this is the sample edition',
};

/** The health of each feed. 503 if the relay does not report it. */
export const load: Load<SourcesData, 'search'> = async (ctx) => {
  const now = new Date();
  const asOf = { iso: now.toISOString(), text: formatTimeOrDay(now.toISOString(), now) };
  try {
    const { sources } = await requestJson(
      ctx,
      new URL(`${ctx.settings.feedRelayUrl}/sources`),
      responseSchema,
    );
    const names = feedNames(sources);
    const told = sources.map((source, index) =>
      toSource(source, `${source.category}-${index}`, names[index] ?? '', now),
    );
    return { status: 200, data: { state: 'told', asOf, sources: told } };
  } catch (error) {
    ctx.log('sources are not known', { reason: messageOf(error) });
    return { status: 503, data: { state: 'untold', asOf, sources: [] } };
  }
};

function feedNames(sources: readonly Told[]): string[] {
  const parts = sources.map(({ category, address }) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    const host = url?.host.replace(/^www\./, '') ?? address;
    return { host, path: url?.pathname ?? '', key: `${category} ${host}` };
  });
  return parts.map(({ host, path, key }) =>
    parts.filter((other) => other.key === key).length > 1 ? host + path : host,
  );
}

function toSource(told: Told, id: string, feed: string, now: Date): Source {
  const { category, lastSuccess, items, errors, responseMs } = told;
  const ageMs = lastSuccess === null ? null : now.getTime() - Date.parse(lastSuccess);
  const state = told.state === 'answered' && ageMs !== null && ageMs > OLD_MS ? 'old' : told.state;
  return {
    id,
    category,
    section: sectionTitle(category),
    feed,
    state,
    says: SAYS[state],
    lastSuccess: lastSuccess === null ? null : { iso: lastSuccess, text: formatTimeOrDay(lastSuccess, now) },
    age: ageMs === null ? '–' : ageText(ageMs),
    items: items === null ? '–' : String(items),
    errors: String(errors),
    responseTime: responseMs === null ? '–' : `${responseMs.toLocaleString('en-US')}\u00A0ms`,
  };
}

function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
