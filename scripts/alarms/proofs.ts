import type { ALARMS } from './alarms.ts';

/** Series in promtool's notation, one value a minute: `0+5x9` grows by five, nine times. */
type Series = Readonly<Record<string, string>>;

interface Proof {
  /** Minutes after which the alarm is raised; the calm series do not raise it. */
  after: number;
  raised: Series;
  /** As close to the limit as normal operation comes. */
  calm: Series;
}

const PAGES = 'meadowlark_http_requests_total{kind="page"';
const CACHE = 'meadowlark_page_cache_requests_total';
const EXCHANGES = 'meadowlark_judgment_exchanges_total{instance="a"';

/** 100 measurements a minute: `within` of them are within the limit, the others above it. */
function histogram(name: string, labels: string, limit: string, within: number): Series {
  return {
    [`${name}_bucket{${labels},le="${limit}"}`]: `0+${within}x40`,
    [`${name}_bucket{${labels},le="+Inf"}`]: '0+100x40',
  };
}

/** The proof for a counter that appears with its first event. */
function begins(series: string, after: number): Proof {
  return {
    after,
    raised: { [series]: `_x${after - 2} 1x5` },
    // It happened long ago.
    calm: { [series]: `1x${after + 100}` },
  };
}

/** For each alarm, series that raise it and series that do not. */
export const PROOFS: Readonly<Record<(typeof ALARMS)[number]['title'], Proof>> = {
  'A server does not respond': {
    after: 4,
    raised: {
      'up{job="meadowlark",instance="a"}': '1 1 0x5',
      'up{job="meadowlark",instance="b"}': '1x8',
    },
    calm: { 'up{job="meadowlark",instance="a"}': '1x8', 'up{job="other",instance="c"}': '0x8' },
  },
  'No server is watched': {
    after: 5,
    // The name that clusters use for the job that reads annotations.
    raised: { 'up{job="kubernetes-pods",instance="a"}': '1x9' },
    // All servers restart at once.
    calm: { 'up{job="meadowlark",instance="a"}': '1 1 1 stale 1x5' },
  },
  'Pages fail': {
    after: 10,
    raised: { [`${PAGES},status="2xx"}`]: '0+97x20', [`${PAGES},status="5xx"}`]: '0+3x20' },
    calm: {
      [`${PAGES},status="2xx"}`]: '0+99x20',
      [`${PAGES},status="5xx"}`]: '0+1x20',
      'meadowlark_http_requests_total{kind="speculation",status="5xx"}': '0+50x20',
    },
  },
  'A server takes no edition': {
    after: 12,
    raised: { 'meadowlark_editions_refused_total{instance="a"}': '0x9 1x5' },
    calm: { 'meadowlark_editions_refused_total{instance="a"}': '0 1x20' },
  },
  'The store is unavailable': {
    after: 5,
    raised: { 'meadowlark_store_away{instance="a"}': '0 1x9', 'meadowlark_store_away{instance="b"}': '0x9' },
    calm: { 'meadowlark_store_away{instance="a"}': '0 0 0 1 1 0 0' },
  },
  'A cache in front keeps an earlier edition': begins(
    'meadowlark_purges_total{instance="a",cache="varnish",result="failed"}',
    10,
  ),
  'Servers do not agree': {
    after: 5,
    raised: {
      'meadowlark_edition_info{instance="a",edition="new"}': '1x9',
      'meadowlark_edition_info{instance="b",edition="old"}': '1x9',
    },
    // A promotion between two scrapes.
    calm: {
      'meadowlark_edition_info{instance="a",edition="old"}': '1 1 1 stale',
      'meadowlark_edition_info{instance="b",edition="old"}': '1 1 1 1 stale',
      'meadowlark_edition_info{instance="a",edition="new"}': '_ _ _ 1x9',
      'meadowlark_edition_info{instance="b",edition="new"}': '_ _ _ _ 1x9',
    },
  },
  'An object of the store is refused': begins(
    'meadowlark_objects_refused_total{instance="a",folder="releases"}',
    15,
  ),
  'A release was quarantined': {
    after: 3,
    raised: { 'meadowlark_release_quarantined{remote="news",version="2",instance="a"}': '_ _ 1x3' },
    calm: { 'meadowlark_release_quarantined{remote="news",version="2",instance="a"}': '1 stale' },
  },
  'Readers get something else': {
    after: 12,
    // All of them between two scrapes.
    raised: {
      'meadowlark_fallbacks_total{remote="news",version="2",unit="page/a",to="previous"}': '_x9 25x5',
    },
    calm: { 'meadowlark_fallbacks_total{remote="news",version="2",unit="page/a",to="previous"}': '0+1x20' },
  },
  'A release fails in browsers': {
    after: 25,
    raised: {
      'meadowlark_errors_total{remote="news",version="2",unit="page/a",side="browser"}': '0+2x30',
      [`${PAGES},status="2xx"}`]: '0+100x30',
    },
    calm: {
      'meadowlark_errors_total{remote="news",version="2",unit="page/a",side="browser"}': '0+1x30',
      'meadowlark_errors_total{remote="news",version="2",unit="page/a",side="server"}': '0+50x30',
      [`${PAGES},status="2xx"}`]: '0+120x30',
    },
  },
  'A release could not be loaded': begins(
    'meadowlark_release_loads_total{remote="news",version="2",outcome="failed"}',
    15,
  ),
  'Loads miss their deadline': {
    after: 20,
    raised: {
      'meadowlark_unit_loads_total{remote="news",unit="page/a",outcome="ok"}': '0+8x25',
      'meadowlark_unit_loads_total{remote="news",unit="page/a",outcome="late"}': '0+2x25',
    },
    calm: {
      'meadowlark_unit_loads_total{remote="news",unit="page/a",outcome="ok"}': '0+19x25',
      'meadowlark_unit_loads_total{remote="news",unit="page/a",outcome="late"}': '0+1x25',
    },
  },
  'A canary was halted': begins('meadowlark_canaries_halted_total{signal="failures"}', 80),
  'A canary is in doubt': {
    after: 15,
    raised: { 'meadowlark_canary_evidence{signal="failures"}': '1 1 11x20' },
    // It was in doubt, for less than ten minutes.
    calm: { 'meadowlark_canary_evidence{signal="failures"}': '1x5 12x6 9x9' },
  },
  'Pages are rendered again and again': {
    after: 25,
    raised: {
      [`${CACHE}{level="memory",result="hit"}`]: '0+75x30',
      [`${CACHE}{level="memory",result="miss"}`]: '0+25x30',
    },
    calm: {
      [`${CACHE}{level="memory",result="hit"}`]: '0+85x30',
      [`${CACHE}{level="memory",result="miss"}`]: '0+15x30',
      [`${CACHE}{level="redis",result="miss"}`]: '0+15x30',
    },
  },
  'Pages cannot be shared': {
    after: 12,
    raised: { [`${CACHE}{level="redis",result="failed"}`]: '0+1x20' },
    calm: {
      [`${CACHE}{level="redis",result="hit"}`]: '0+9x20',
      [`${CACHE}{level="redis",result="failed"}`]: '4x20',
    },
  },
  'Pages wait for composers': {
    after: 15,
    raised: { 'meadowlark_composer_tasks{instance="a"}': '0 40x20' },
    calm: { 'meadowlark_composer_tasks{instance="a"}': '40x5 20x15' },
  },
  'Servers judge by themselves': {
    after: 12,
    raised: { [`${EXCHANGES},result="failed"}`]: '0+120x20', [`${EXCHANGES},result="ok"}`]: '500x20' },
    calm: { [`${EXCHANGES},result="failed"}`]: '0+1x20', [`${EXCHANGES},result="ok"}`]: '0+119x20' },
  },
  'A judgment is refused': {
    after: 12,
    raised: { [`${EXCHANGES},result="refused"}`]: '0+1x20' },
    calm: { [`${EXCHANGES},result="refused"}`]: '3x20', [`${EXCHANGES},result="ok"}`]: '0+119x20' },
  },
  'Feeds do not come': {
    after: 40,
    raised: {
      'meadowlark_relay_results_total{service="feeds",result="stale",category="sports"}': '0+6x45',
      'meadowlark_relay_results_total{service="feeds",result="fetched",category="sports"}': '0+4x45',
    },
    calm: {
      'meadowlark_relay_results_total{service="feeds",result="stale",category="sports"}': '0+4x45',
      'meadowlark_relay_results_total{service="feeds",result="fetched",category="sports"}': '0+6x45',
      'meadowlark_relay_results_total{service="pictures",result="failed",category="other"}': '0+9x45',
    },
  },
  'Pages became slow for readers': {
    after: 30,
    raised: {
      ...histogram('meadowlark_web_vital_seconds', 'vital="LCP",route="/",channel="live"', '2.5', 70),
      'meadowlark_web_vital_seconds_bucket{vital="LCP",route="/",channel="live",le="3"}': '0+100x40',
    },
    calm: histogram('meadowlark_web_vital_seconds', 'vital="LCP",route="/",channel="live"', '2.5', 80),
  },
  'Pages respond slowly to readers': {
    after: 30,
    raised: {
      ...histogram('meadowlark_web_vital_seconds', 'vital="INP",route="/",channel="live"', '0.2', 70),
      'meadowlark_web_vital_seconds_bucket{vital="INP",route="/",channel="live",le="0.5"}': '0+100x40',
    },
    calm: histogram('meadowlark_web_vital_seconds', 'vital="INP",route="/",channel="live"', '0.2', 80),
  },
  'Pages jump for readers': {
    after: 30,
    raised: {
      ...histogram('meadowlark_layout_shift_score', 'route="/",channel="live"', '0.1', 70),
      'meadowlark_layout_shift_score_bucket{route="/",channel="live",le="0.15"}': '0+100x40',
    },
    calm: histogram('meadowlark_layout_shift_score', 'route="/",channel="live"', '0.1', 80),
  },
  'Rendering became slow': {
    after: 40,
    raised: {
      ...histogram('meadowlark_render_seconds', 'remote="news",version="2"', '0.05', 90),
      'meadowlark_render_seconds_bucket{remote="news",version="2",le="0.1"}': '0+100x40',
    },
    calm: histogram('meadowlark_render_seconds', 'remote="news",version="2"', '0.05', 97),
  },
  'Memory grows': {
    after: 30,
    // 288 MB a day, and 144.
    raised: { 'process_resident_memory_bytes{job="meadowlark",instance="a"}': '150000000+200000x40' },
    calm: { 'process_resident_memory_bytes{job="meadowlark",instance="a"}': '150000000+100000x40' },
  },
  'Files of releases come from the store each time': {
    after: 40,
    raised: {
      'meadowlark_cache_requests_total{cache="release-file",result="hit"}': '0+4x45',
      'meadowlark_cache_requests_total{cache="release-file",result="miss"}': '0+6x45',
    },
    calm: {
      'meadowlark_cache_requests_total{cache="release-file",result="hit"}': '0+6x45',
      'meadowlark_cache_requests_total{cache="release-file",result="miss"}': '0+4x45',
    },
  },
  'Reports of browsers are dropped or refused': {
    after: 20,
    raised: { 'meadowlark_browser_reports_total{result="dropped"}': '0+330x30' },
    calm: {
      'meadowlark_browser_reports_total{result="dropped"}': '0+270x30',
      'meadowlark_browser_reports_total{result="repeated"}': '0+900x30',
    },
  },
};
