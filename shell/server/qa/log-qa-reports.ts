import { cleanMessage } from '../../src/reports/clean-message.ts';
import { reportSchema } from '../telemetry/reports/report-schema.ts';

/** Logs failures of pinned releases in browsers of staff. Neither metrics nor quarantine see them. */
export function logQaReports(
  reports: readonly unknown[],
  log: { warn(fields: object, message: string): void },
): void {
  for (const sent of reports) {
    const { data } = reportSchema.safeParse(sent);
    if (data?.kind !== 'failure') continue;
    const { unit, version, stage } = data;
    const fields = { event: 'qa-unit-failed', side: 'browser', unit, version, stage };
    log.warn({ ...fields, message: cleanMessage(data.message) }, 'unit failed in a view of staff');
  }
}
