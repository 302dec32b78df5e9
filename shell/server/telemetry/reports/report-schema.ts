import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { VITALS, type SentReport } from '../../../src/features/reports/sent-report.ts';

const place = { edition: z.string().max(300), route: z.string().max(100) };
/** Longer than the messages that browsers of this site send, so that untruncated messages still count. */
const message = z.string().max(2000);
const unit = new RegExp(`${REMOTE_NAME.source.slice(0, -1)}/(?:page|block)/[a-z0-9-]{1,100}$`);

/** A browser's report. Unknown fields make it invalid. */
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
  z.strictObject({ kind: z.literal('hang'), ...place }),
  z.strictObject({
    kind: z.literal('vitals'),
    edition: place.edition,
    vitals: z
      .array(
        z.strictObject({
          name: z.enum(VITALS),
          // Ten minutes; more comes from suspended tabs, not from slow pages.
          value: z.number().min(0).max(600_000),
          route: place.route,
        }),
      )
      .max(20),
  }),
]);
