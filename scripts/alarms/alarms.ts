import { lately, type Alarm } from './alarm.ts';

/**
 * The alarms, most urgent first. `npm run alarms` generates docs/alarms.md, deploy/alerts.yml and the dashboards from them.
 * `proofs.ts` has, for each alarm, series that raise it and series that do not.
 */
export const ALARMS = [
  {
    title: 'A server does not respond',
    severity: 'wake',
    expr: 'max by (instance) (up{job="meadowlark"})',
    when: '== 0',
    for: '1m',
    unit: 'short',
    by: ['instance'],
    means: 'Prometheus cannot reach its `/metrics`. Any other servers keep serving readers.',
    todo: [
      'If it keeps restarting, the end of its log names the setting or store at fault. If it runs but does not ' +
        'respond, take it out of the load balancer and stop it.',
    ],
  },
  {
    title: 'No server is watched',
    severity: 'wake',
    expr: 'absent(up{job="meadowlark"})',
    when: '== 1',
    for: '2m',
    unit: 'short',
    by: [],
    means:
      'Prometheus has no scrape job `meadowlark`, or the job finds no server. Until this is fixed, a server that ' +
      'dies raises no alarm.',
    todo: [
      'If the site works, give the job [its name](deploying.md#metrics) or find out why it finds no server. If ' +
        'not, start the servers.',
    ],
  },
  {
    title: 'Pages fail',
    severity: 'wake',
    expr: `sum(rate(meadowlark_http_requests_total{kind="page",status="5xx"}[5m]))
  / sum(rate(meadowlark_http_requests_total{kind="page"}[5m]))`,
    when: '> 0.02',
    for: '2m',
    unit: 'percentunit',
    by: [],
    means: 'Readers see the error screen, or a page that says what is unavailable.',
    todo: [
      'Find the release:',
      {
        title: 'Failures by release',
        expr: 'topk(5, sum by (remote, version, unit) (rate(meadowlark_errors_total[5m])))',
        unit: 'short',
        by: ['remote', 'version', 'unit'],
      },
      'If one release dominates, roll it back (during a freeze with `--force`) and tell its owner:',
      {
        run: [
          'npm run edition -- history',
          'npm run edition -- rollback news --note "It fails since the last promotion"',
        ],
      },
      'Otherwise it is the store, the feeds or the machine: see the next alarms.',
    ],
  },
  {
    title: 'A server takes no edition',
    severity: 'wake',
    expr: lately('meadowlark_editions_refused_total', 10, ['instance']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['instance'],
    means:
      'The server cannot read `live` or an edition, or load its shell. Readers keep the last good edition; ' +
      'promotions do not arrive.',
    todo: [
      'The log line `edition-refused` has the reason. If a file in the store is missing or damaged, promote again ' +
        'or roll back to an intact edition. Remove a damaged move (`live/…`) first: without trusted keys, no ' +
        'command skips it.',
      {
        run: [
          'npm run edition -- show',
          'npm run edition -- check <name@version>',
          'npm run edition -- rollback',
        ],
      },
    ],
  },
  {
    title: 'The store is unavailable',
    severity: 'wake',
    expr: 'max by (instance) (meadowlark_store_away)',
    when: '== 1',
    for: '2m',
    unit: 'short',
    by: ['instance'],
    means:
      'Readers get what the servers have, and a server that starts uses its copy (`STORE_COPY`). Promotions and ' +
      'rollbacks do not arrive, and tabs on older editions load documents.',
    todo: [
      'Fix the store, its credentials or the network; servers retry every few seconds. If it is lost for good, ' +
        '[restore it](deploying.md#losing-a-bucket).',
    ],
  },
  {
    title: 'A cache in front keeps an earlier edition',
    severity: 'wake',
    expr: lately('meadowlark_purges_total{result="failed"}', 5, ['instance', 'cache']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['instance', 'cache'],
    means:
      'A purge failed, so the cache may show pages of the previous edition for the lifetime of their route plus ' +
      'ten seconds. The server retries for five minutes.',
    todo: [
      'The log line `purged` has the reason: an address in `PURGE_CACHES`, a token, or a server that is not in ' +
        "the cache's list of purgers. Fix it and purge everything with the cache's own tools, or wait.",
    ],
  },
  {
    title: 'Servers do not agree',
    severity: 'wake',
    expr: 'count(count by (edition) (meadowlark_edition_info))',
    when: '> 1',
    for: '2m',
    unit: 'short',
    by: [],
    means:
      'Servers give readers different editions: normal for a few seconds after a promotion. Later, the one that ' +
      'lags cannot reach the store, or refused the edition.',
    todo: [
      'Find it and read its log:',
      { title: 'Editions', expr: 'meadowlark_edition_info', unit: 'short', by: ['instance', 'edition'] },
    ],
  },
  {
    title: 'An object of the store is refused',
    severity: 'wake',
    expr: lately('meadowlark_objects_refused_total', 10, ['folder']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['folder'],
    means:
      'An object in the store is missing, was altered, or is not signed by a [trusted key](trust.md). Readers ' +
      'keep what they had.',
    todo: [
      'The log names the object (`object`) and says why. `edition verify` and `edition log --verify` list all ' +
        'such objects. If your team did not do it, revoke write access first, then put the object back or promote ' +
        'again. A canary step refused as too early: the log line has the time, and a clock is wrong, of the ' +
        'server that refuses it or, if several do, of the one that took it.',
      { run: [`jq -c 'select(.event == "object-refused")' site.log`, 'npm run edition -- verify'] },
    ],
  },
  {
    title: 'A release was quarantined',
    severity: 'owner',
    expr: 'max by (remote, version) (meadowlark_release_quarantined)',
    when: '== 1',
    for: '0m',
    unit: 'short',
    by: ['remote', 'version'],
    means:
      'The release threw, hung, could not be loaded, or [failed in browsers](#what-browser-reports-can-do). ' +
      'Readers get the previous release. The server tries again after 10 seconds, then at doubled intervals up to ' +
      '15 minutes, and serves it again once it works.',
    todo: [
      'Its owner reads the reason in the log (`quarantined`), then releases a fix or rolls back.',
      { run: ['npm run edition -- list', 'npm run edition -- rollback'] },
    ],
  },
  {
    title: 'Readers get something else',
    severity: 'owner',
    expr: lately('meadowlark_fallbacks_total', 10, ['remote', 'version', 'unit', 'to']),
    when: '> 20',
    for: '0m',
    unit: 'short',
    by: ['remote', 'version', 'unit', 'to'],
    means:
      '`to="previous"`: readers got the previous release, and few notice. `to="fallback"`: a part of the page is ' +
      'missing.',
    todo: [
      '`side="browser"` without `side="server"`: it fails only in browsers. Read their messages in the log before ' +
        'you roll back.',
    ],
  },
  {
    title: 'A release fails in browsers',
    severity: 'owner',
    expr: `sum by (remote, version, unit) (rate(meadowlark_errors_total{side="browser"}[10m]))
  / on () group_left () sum(rate(meadowlark_http_requests_total{kind="page"}[10m]))`,
    when: '> 0.01',
    for: '10m',
    unit: 'percentunit',
    by: ['remote', 'version', 'unit'],
    means: 'It fails in more than one page view in a hundred, too many for a few old browsers.',
    todo: ['Read the messages in the log. Compare with the previous release.'],
  },
  {
    title: 'A release could not be loaded',
    severity: 'owner',
    expr: lately('meadowlark_release_loads_total{outcome="failed"}', 10, ['remote', 'version']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['remote', 'version'],
    means:
      'Its hash is wrong, a file is missing, its code threw while it was evaluated, or the store is unreachable.',
    todo: [
      'The log line `release-loaded` has the reason. If the store differs from the build, publish again under a ' +
        'new version.',
      { run: ['npm run edition -- check <name@version>'] },
    ],
  },
  {
    title: 'Loads miss their deadline',
    severity: 'owner',
    expr: `sum by (remote, unit) (rate(meadowlark_unit_loads_total{outcome="late"}[10m]))
  / sum by (remote, unit) (rate(meadowlark_unit_loads_total[10m]))`,
    when: '> 0.1',
    for: '5m',
    unit: 'percentunit',
    by: ['remote', 'unit'],
    means: 'Readers see the pending text first.',
    todo: [
      'The service is slow (for news, see [feeds](#feeds-do-not-come)), or the release: compare its versions.',
      {
        title: 'Load time by release, 75th percentile',
        expr: `histogram_quantile(0.75,
  sum by (remote, version, le) (rate(meadowlark_unit_load_seconds_bucket[10m])))`,
        unit: 's',
        by: ['remote', 'version'],
      },
    ],
  },
  {
    title: 'A canary was halted',
    severity: 'owner',
    expr: lately('meadowlark_canaries_halted_total', 60, ['signal']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['signal'],
    means:
      'All readers get the live edition again. `signal` says what was worse: `failures` and `slowLoads` on the ' +
      'server, `browserFailures` and `poorVitals` in browsers.',
    todo: [
      'The counts of both arms are in the note of the last move:',
      { run: ['npm run edition -- show', 'npm run edition -- history'] },
    ],
  },
  {
    title: 'A canary is in doubt',
    severity: 'owner',
    expr: 'max by (signal) (meadowlark_canary_evidence)',
    when: '> 10',
    for: '10m',
    unit: 'short',
    by: ['signal'],
    means: 'The canary seems worse, but not clearly enough to be halted. Meanwhile it takes no step.',
    todo: [
      'Halt it yourself, or give it to more readers:',
      { run: ['npm run edition -- halt --note "more errors than live"'] },
    ],
  },
  {
    title: 'Pages are rendered again and again',
    severity: 'morning',
    expr: `sum(rate(meadowlark_page_cache_requests_total{level="memory",result="miss"}[10m]))
  / sum(rate(meadowlark_page_cache_requests_total{level="memory"}[10m]))`,
    when: '> 0.2',
    for: '10m',
    unit: 'percentunit',
    by: [],
    means:
      'On a busy site, nearly all requests hit [finished pages](operations.md#the-page-cache). Otherwise a client ' +
      'requests unknown URLs, or `PAGE_CACHE_MB` is too small.',
    todo: [
      'Many `stale` for long: pages cannot be renewed, and are up to ten minutes old. See the alarms above.',
      {
        title: 'Finished pages by result',
        expr: 'sum by (result) (rate(meadowlark_page_cache_requests_total{level="memory"}[10m]))',
        unit: 'reqps',
        by: ['result'],
      },
    ],
  },
  {
    title: 'Pages cannot be shared',
    severity: 'morning',
    expr: 'sum by (result) (rate(meadowlark_page_cache_requests_total{level="redis",result=~"failed|refused"}[10m]))',
    when: '> 0',
    for: '5m',
    unit: 'reqps',
    by: ['result'],
    means:
      '`failed`: the Redis of `CACHE_URL` is late; servers continue without it. `refused`: a value there was not ' +
      'written by this site, or was changed.',
    todo: ['For `failed`, check that Redis. For `refused`, find out who else uses that database.'],
  },
  {
    title: 'Pages wait for composers',
    severity: 'morning',
    expr: 'max by (instance) (meadowlark_composer_tasks)',
    when: '> 32',
    for: '10m',
    unit: 'short',
    by: ['instance'],
    means:
      'Uncached pages are requested faster than they are rendered, or the services that they request are slow. ' +
      'Finished pages are not affected.',
    todo: [
      'If the CPUs are busy, add servers ([how many](deploying.md#sizing)). If not, see [the ' +
        'loads](#loads-miss-their-deadline).',
      {
        title: 'CPU cores in use by server',
        expr: 'rate(process_cpu_seconds_total{job="meadowlark"}[5m])',
        unit: 'short',
        by: ['instance'],
      },
    ],
  },
  {
    title: 'Servers judge by themselves',
    severity: 'morning',
    expr: `sum by (instance) (
  rate(meadowlark_judgment_exchanges_total{result="failed"}[5m])
    unless on (instance) rate(meadowlark_judgment_exchanges_total{result="ok"}[5m]) > 0)`,
    when: '> 0',
    for: '5m',
    unit: 'short',
    by: ['instance'],
    means:
      'The server cannot reach the Redis of `REDIS_URL`. Pages are served as before; each server finds bad ' +
      'releases by itself and judges a canary by its own readers.',
    todo: ['Fix Redis or the network; no restart is needed.'],
  },
  {
    title: 'A judgment is refused',
    severity: 'morning',
    expr: 'sum by (instance) (rate(meadowlark_judgment_exchanges_total{result="refused"}[5m]))',
    when: '> 0',
    for: '5m',
    unit: 'short',
    by: ['instance'],
    means:
      "Another program writes to the servers' key in Redis (`meadowlark:…:judgements`), or the servers run " +
      'different versions.',
    todo: ['Give all servers the same version. If they have it, find out who can write to that Redis.'],
  },
  {
    title: 'Feeds do not come',
    severity: 'morning',
    expr: `sum by (category) (rate(meadowlark_relay_results_total{service="feeds",result=~"failed|stale"}[30m]))
  / sum by (category) (rate(meadowlark_relay_results_total{service="feeds"}[30m]))`,
    when: '> 0.5',
    for: '0m',
    unit: 'percentunit',
    by: ['category'],
    means: '`stale`: readers get the last good feed. `failed`: there is none, and the page says so.',
    todo: [
      "Open the feed's address from the server. `sample` on a live site: no feed has responded since startup. The " +
        'server has no route to the Internet, or the catalog is wrong. `refused`: a client requests URLs outside ' +
        'the catalog.',
      {
        title: 'Feed results',
        expr: 'sum by (category, result) (rate(meadowlark_relay_results_total{service="feeds"}[30m]))',
        unit: 'reqps',
        by: ['category', 'result'],
      },
    ],
  },
  {
    title: 'Pages became slow for readers',
    severity: 'morning',
    expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_web_vital_seconds_bucket{vital="LCP",channel="live"}[6h])))`,
    when: '> 2.5',
    for: '10m',
    unit: 's',
    by: ['route'],
    means:
      'For one reader in four, the largest part of the page arrives after 2.5 seconds. One page view in ten is ' +
      'measured, so the alarm looks at hours.',
    todo: [
      'If only the first byte is slow, it is the server or the cache in front. Otherwise compare with the day ' +
        'before the last promotion, and with `channel="canary"`.',
      {
        title: 'Time to first byte, 75th percentile',
        expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_web_vital_seconds_bucket{vital="TTFB",channel="live"}[6h])))`,
        unit: 's',
        by: ['route'],
      },
      { run: ['npm run edition -- history', 'npm run edition -- diff <edition> <edition>'] },
    ],
  },
  {
    title: 'Pages respond slowly to readers',
    severity: 'morning',
    expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_web_vital_seconds_bucket{vital="INP",channel="live"}[6h])))`,
    when: '> 0.2',
    for: '10m',
    unit: 's',
    by: ['route'],
    means: 'One reader in four waits longer than 200 ms after a click or a key press.',
    todo: [
      'See [slow pages](#pages-became-slow-for-readers). The cause is a script of a release that blocks the browser.',
    ],
  },
  {
    title: 'Pages jump for readers',
    severity: 'morning',
    expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_layout_shift_score_bucket{channel="live"}[6h])))`,
    when: '> 0.1',
    for: '10m',
    unit: 'short',
    by: ['route'],
    means: 'Something arrives without a placeholder of its size.',
    todo: ['Open the page on a slow connection, with the newest release.'],
  },
  {
    title: 'Rendering became slow',
    severity: 'morning',
    expr: `histogram_quantile(0.95,
  sum by (remote, version, le) (rate(meadowlark_render_seconds_bucket[30m])))`,
    when: '> 0.05',
    for: '10m',
    unit: 's',
    by: ['remote', 'version'],
    means: 'Composers render fewer pages. A page counts for each of its releases.',
    todo: ['Look for the new version rather than the remote.'],
  },
  {
    title: 'Memory grows',
    severity: 'morning',
    expr: 'deriv(process_resident_memory_bytes{job="meadowlark"}[6h]) * 86400',
    when: '> 200000000',
    for: '10m',
    unit: 'bytes',
    by: ['instance'],
    means: 'More than 200 MB a day, although releases free their memory when they are unloaded.',
    todo: [
      'If the number of versions grows as well, they are not unloaded:',
      {
        title: 'Versions in memory',
        expr: 'count(count by (remote, version) (meadowlark_release_loads_total))',
        unit: 'short',
        by: [],
      },
      'If it does not, look for `composers-renewed` in the log: a release keeps what V8 does not count, such as `Blob`s and `Intl.DateTimeFormat`, so no watch names it. Roll back what was promoted before the growth began.',
    ],
  },
  {
    title: 'Files of releases come from the store each time',
    severity: 'morning',
    expr: `sum by (cache) (rate(meadowlark_cache_requests_total{result="hit"}[30m]))
  / sum by (cache) (rate(meadowlark_cache_requests_total[30m]))`,
    when: '< 0.5',
    for: '10m',
    unit: 'percentunit',
    by: ['cache'],
    means:
      'Fewer than half of the requests for release files hit the memory cache. This is normal on a quiet site.',
    todo: ['On a busy site, the memory for files is too small, or a client requests many old files.'],
  },
  {
    title: 'Reports of browsers are dropped or refused',
    severity: 'morning',
    expr: 'sum by (result) (rate(meadowlark_browser_reports_total{result=~"dropped|refused|unknown"}[10m]))',
    when: '> 5',
    for: '0m',
    unit: 'reqps',
    by: ['result'],
    means:
      '`dropped`: above the [limits](#what-browser-reports-can-do). If something throws for everybody, the first ' +
      'alarms fire too. `refused` and `unknown`: a client sends made-up reports.',
    todo: ['`repeated` is normal: a browser that fails on every page.'],
  },
] as const satisfies readonly Alarm[];
