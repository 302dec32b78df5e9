import type { Figure } from './alarm.ts';

/** Charts to look at first that no alarm covers. */
export const TRAFFIC: readonly Figure[] = [
  {
    title: 'Alarms',
    expr: 'sum by (alertname, severity) (ALERTS{alertstate="firing"})',
    unit: 'short',
    by: ['severity', 'alertname'],
  },
  {
    title: 'Responses by kind',
    expr: 'sum by (kind) (rate(meadowlark_http_requests_total[5m]))',
    unit: 'reqps',
    by: ['kind'],
  },
  {
    title: 'Pages by status and edition',
    expr: 'sum by (status, channel) (rate(meadowlark_http_requests_total{kind="page"}[5m]))',
    unit: 'reqps',
    by: ['status', 'channel'],
  },
  {
    title: 'Time of uncached pages and data, 95th percentile',
    expr: `histogram_quantile(0.95,
  sum by (kind, le) (rate(meadowlark_http_request_seconds_bucket[5m])))`,
    unit: 's',
    by: ['kind'],
  },
  {
    title: 'Views by remote',
    expr: 'sum by (remote) (rate(meadowlark_views_total[5m]))',
    unit: 'reqps',
    by: ['remote'],
  },
  {
    title: 'Renderings by remote',
    expr: 'sum by (remote) (rate(meadowlark_renders_total[5m]))',
    unit: 'reqps',
    by: ['remote'],
  },
  {
    title: 'Time to load a release, 95th percentile',
    expr: `histogram_quantile(0.95,
  sum by (remote, le) (rate(meadowlark_release_load_seconds_bucket[30m])))`,
    unit: 's',
    by: ['remote'],
  },
  {
    title: 'Memory by server',
    expr: 'process_resident_memory_bytes{job="meadowlark"}',
    unit: 'bytes',
    by: ['instance'],
  },
  {
    title: 'Event loop lag of the front, 99th percentile',
    expr: 'nodejs_eventloop_lag_p99_seconds{job="meadowlark"}',
    unit: 's',
    by: ['instance'],
  },
];
