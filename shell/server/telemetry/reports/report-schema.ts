import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { VITALS, type SentReport } from '../../../src/reports/sent-report.ts';

const place = { edition: z.string().max(300), route: z.string().max(100) };
/** Longer than what browsers send, so that one that was not cut still counts. */
const message = z.string().max(2000);
const unit = new RegExp(`${REMOTE_NAME.source.slice(0, -1)}/(?:page|block)/[a-z0-9-]{1,100}$`);

/** What a browser may send; anything else is refused whole. */
export const reportSchema: z.ZodType<SentReport> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('failure'),
    ...place,
    unit: z.string().max(200).regex(unit),
    version: z.string().regex(VERSION),
    stage: z.enum(['script', 'render']),
    fellBackTo: z.enum(['previous', 'fallback']).nullable(),
    message,
  }),
  z.strictObject({ kind: z.literal('error'), ...place, script: z.string().max(300), message }),
  z.strictObject({
    kind: z.literal('vitals'),
    edition: place.edition,
    vitals: z
      .array(
        z.strictObject({
          name: z.enum(VITALS),
          // Ten minutes: a tab that woke up, not a page that was slow.
          value: z.number().min(0).max(600_000),
          route: place.route,
        }),
      )
      .max(20),
  }),
]);
