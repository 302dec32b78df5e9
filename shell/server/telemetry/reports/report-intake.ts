import type { IncomingHttpHeaders } from 'node:http';
import { Counter, type Registry } from 'prom-client';
import { isFromElsewhere } from '../../http/from-elsewhere.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { attributeReport, type BrowserReport, type KnownEditions } from './attribute-report.ts';
import type { ReportingClients } from './reporting-clients.ts';
import { reportSchema } from './report-schema.ts';
import { tokenBucket } from './token-bucket.ts';
import { isPoor, vitalMetrics } from './vital-metrics.ts';

/** For the whole process. The first few reports are enough to notice a release that throws everywhere. */
const RATE = { perSecond: 50, burst: 100 };

interface ReportOptions {
  /** Public origin of this site. */
  origin: string;
  served: KnownEditions;
  record: RecordEvent;
  registry: Registry;
  clients: ReportingClients;
}

/** Explained in the help text of the counter below. */
type ReportResult = 'taken' | 'repeated' | 'dropped' | 'refused' | 'unknown';

/** The request that brought a report. */
interface ReportRequest {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Handles a report, not checked yet. */
export type ReceiveReport = (sent: unknown, request: ReportRequest) => Promise<ReportResult>;

export function reportIntake(options: ReportOptions, { perSecond, burst } = RATE): ReceiveReport {
  const { origin, served, record, registry, clients } = options;
  const mayPass = tokenBucket(perSecond, burst);
  const observe = vitalMetrics(registry);
  const counter = new Counter({
    name: 'meadowlark_browser_reports_total',
    help: 'Reports from browsers. repeated: the client was already counted. dropped: over the rate limit. unknown: not about anything that is served. refused: not a report, or of another site.',
    labelNames: ['result'] as const,
    registers: [registry],
  });

  async function resultOf(sent: unknown, { ip, headers }: ReportRequest): Promise<ReportResult> {
    // The readers of another site would count as clients.
    if (isFromElsewhere(headers, origin)) return 'refused';
    const client = clients.idOf(ip);
    // The client's own limit first, so that one client cannot use up the limit of all.
    if (!clients.admits(client) || !mayPass()) return 'dropped';
    const parsed = reportSchema.safeParse(sent);
    if (!parsed.success) return 'refused';
    const report = await attributeReport(parsed.data, served);
    if (!report) return 'unknown';
    return recordReport(report, client) ? 'taken' : 'repeated';
  }

  function recordReport(report: BrowserReport, client: string): boolean {
    if (report.kind === 'vitals') {
      const vitals = report.vitals.filter(({ route, name }) =>
        clients.countsVitals(client, `${route} ${name}`),
      );
      observe(report.channel, vitals);
      const poor = isPoor(vitals);
      if (poor !== null) record({ event: 'vitals-measured', edition: report.edition, client, poor });
      return vitals.length > 0;
    }
    const release = releaseOf(report);
    const isNew = clients.counts(client, release, 'failure');
    const error = new BrowserError(report.message);
    const failed = { side: 'browser', error, client } as const;
    if (isNew && report.unit) record({ event: 'unit-failed', unit: report.unit, ...failed });
    else if (isNew) record({ event: 'release-failed', release, ...failed });
    if (report.kind === 'error' || !report.fellBackTo) return isNew;
    const fellBack = clients.counts(client, release, 'fallback');
    if (fellBack) record({ event: 'fell-back', unit: report.unit, to: report.fellBackTo, side: 'browser' });
    return isNew || fellBack;
  }

  return async (sent, request) => {
    const result = await resultOf(sent, request);
    counter.inc({ result });
    return result;
  };
}

function releaseOf(report: Exclude<BrowserReport, { kind: 'vitals' }>) {
  if (report.kind === 'error') return report.release;
  const { remote: name, version, edition } = report.unit;
  return { name, version, edition };
}

/** An error from a browser, without the stack of this process, which would mislead. */
class BrowserError extends Error {
  override readonly name = 'BrowserError';

  constructor(message: string) {
    super(message);
    this.stack = `BrowserError: ${message}`;
  }
}
