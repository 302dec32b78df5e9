import { lately, type Alarm } from './alarm.ts';

/**
 * The alarms, the most urgent first. `npm run alarms` writes docs/alarms.md, deploy/alerts.yml and the dashboards from
 * them; `proofs.ts` has for each the series at which it is raised, and those at which it is not.
 */
export const ALARMS = [
  {
    title: 'A server does not answer',
    severity: 'wake',
    expr: 'max by (instance) (up{job="meadowlark"})',
    when: '== 0',
    for: '1m',
    unit: 'short',
    by: ['instance'],
    means:
      'Prometheus does not reach `/metrics` of a server. Readers are served by the others, as long as there are any.',
    todo: [
      'Read the end of its log. If the supervisor starts it again and again, it names the setting, or the store, in a sentence. ' +
        'If it runs and does not answer, take it out of the load balancer and end it.',
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
      'Prometheus has no scrape job `meadowlark`, or the job finds no server: all are gone, or it looks elsewhere. A server that ' +
      'dies raises no alarm meanwhile.',
    todo: [
      'Open the site. If readers get it, give the job [its name](operations.md#many-machines), or see why it finds nothing; if not, start ' +
        'the servers.',
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
      'If one release dominates, take it back (during a freeze with `--force`), and talk to its owner:',
      {
        run: [
          'npm run edition -- history',
          'npm run edition -- rollback news --note "It fails since the last promotion"',
        ],
      },
      'Otherwise the cause is the store, the feeds or the machine; see the next alarms.',
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
      'The server cannot read `live` or an edition, or load its shell. Readers keep the last good edition, but promotions do ' +
      'not arrive.',
    todo: [
      'The log line `edition-refused` has the reason. If a file in the store is missing or damaged, promote again, or roll back ' +
        'to an intact edition. If that is a move (`live/…`), remove it first: without trusted keys, no command passes over it.',
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
    title: 'The store is away',
    severity: 'wake',
    expr: 'max by (instance) (meadowlark_store_away)',
    when: '== 1',
    for: '2m',
    unit: 'short',
    by: ['instance'],
    means:
      'Readers get what the servers have, and a server that starts takes the copy in `STORE_COPY`; promotions and rollbacks do not ' +
      'arrive, tabs of older editions load documents.',
    todo: [
      'Fix the store, its credentials or the network. It is asked again every few seconds, so nothing is to be done here once it ' +
        'answers. If it is gone for good, [restore it](operations.md#a-bucket-lost).',
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
      'Without a purge, the cache shows pages of the edition before for up to the lifetime of their route and ten seconds more. The ' +
      'server tries for five minutes.',
    todo: [
      'The log line `purged` has the reason: an address in `PURGE_CACHES`, a token, or a server that is not in the ' +
        "cache's list of purgers. Fix it and purge everything by the cache's own means, or wait for the lifetimes to pass.",
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
      'Servers give readers different editions. For a few seconds after a promotion that is normal. Later, the server that stays ' +
      'behind cannot reach the store, or refused the edition.',
    todo: [
      'Find it, and see its log:',
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
      'An object in the store is gone, was altered, or is not signed by a [trusted key](trust.md). Readers keep what they had.',
    todo: [
      'The log names it (`object`) and says why; `edition verify` and `edition log --verify` name all there are. If nobody of yours ' +
        'did it, take away the rights to write, then put the object back or promote again. A step of a canary ' +
        'that is refused as too early tells of a clock, and the line has the time: set that of the server that refuses it, or, if ' +
        'several do, of the one that took it.',
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
      'It threw, hung, could not be loaded, or [failed in browsers](#what-reports-of-browsers-can-do), and readers get the previous ' +
      'one. The server tries it again after 10 seconds, then after twice as long each time, up to 15 minutes; it serves again if it ' +
      'works.',
    todo: [
      'Its owner reads the log (`quarantined` has the reason), and releases a fix or rolls back.',
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
      '`to="previous"`: readers got the previous release, and few notice. `to="fallback"`: a part of the page is missing.',
    todo: [
      '`side="browser"` without `side="server"`: only browsers fail; read their messages in the log before you roll back.',
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
    means: 'One page view in a hundred is more than a few old browsers.',
    todo: ['Read the messages in the log; compare with the release before.'],
  },
  {
    title: 'A release could not be loaded',
    severity: 'owner',
    expr: lately('meadowlark_release_loads_total{outcome="failed"}', 10, ['remote', 'version']),
    when: '> 0',
    for: '0m',
    unit: 'short',
    by: ['remote', 'version'],
    means: 'A wrong hash, a missing file, an error during evaluation, or an unreachable store.',
    todo: [
      'The log line `release-loaded` has the reason. Check the release; if the store differs from the build, publish again under a ' +
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
      'The service is slow (for news, see [feeds](#feeds-do-not-come)), or the release is: compare its versions.',
      {
        title: 'Seconds of loads, by release',
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
      'All readers get the live edition again. `signal` says what was worse: `failures` and `slowLoads` on the server, ' +
      '`browserFailures` and `poorVitals` in browsers.',
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
    means: 'It seems worse, not clearly enough to be halted, and takes no step meanwhile.',
    todo: [
      'End it by hand, or give it more readers:',
      { run: ['npm run edition -- halt --note "more errors than live"'] },
    ],
  },
  {
    title: 'Pages are made again and again',
    severity: 'morning',
    expr: `sum(rate(meadowlark_page_cache_requests_total{level="memory",result="miss"}[10m]))
  / sum(rate(meadowlark_page_cache_requests_total{level="memory"}[10m]))`,
    when: '> 0.2',
    for: '10m',
    unit: 'percentunit',
    by: [],
    means:
      'On a busy site nearly all requests hit [finished pages](operations.md#finished-pages). Many misses: somebody requests unknown ' +
      'addresses, or `PAGE_CACHE_MB` is too small.',
    todo: [
      'Many `stale` for long: pages cannot be renewed, and readers get them up to ten minutes old; see the alarms above.',
      {
        title: 'Finished pages, by result',
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
      '`failed`: the Redis of `CACHE_URL` is late; servers continue without it. `refused`: a value there was not written by this ' +
      'site, or was changed.',
    todo: ['For `failed`, see that Redis. For `refused`, check who else uses that database.'],
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
      'Pages that nobody has kept are asked for faster than they are made, or the services that they ask are slow. Finished pages ' +
      'are not affected.',
    todo: [
      'If processors are busy, add servers ([how many](operations.md#many-servers)); if they are not, see ' +
        '[the loads](#loads-miss-their-deadline).',
      {
        title: 'Processors in use, by server',
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
      'The server cannot reach the Redis of `REDIS_URL`. Pages are served as before, but each server has to find a bad release by ' +
      'itself, and judges a canary by its own readers.',
    todo: ['When Redis is back, they tell each other what they know, without a restart.'],
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
      'Somebody else writes to the key of the servers in Redis (`meadowlark:…:judgements`), or their versions differ.',
    todo: ['Give all servers the same version; else find out who can write to that Redis.'],
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
      "Open the feed's address from the server. `sample` on a live site: no feed has answered since the start, because the server " +
        'has no way out or the catalog is wrong. `refused`: somebody requests addresses outside the catalog.',
      {
        title: 'Answers of feeds',
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
      'The largest part of the page comes later than 2.5 seconds for one reader in four. One page view in ten sends its figures, so ' +
      'it is measured over hours.',
    todo: [
      'If only the first byte is slow, it is the server or the cache in front. Else compare with the day before the last promotion, ' +
        'and with `channel="canary"`.',
      {
        title: 'First byte, at one reader in four',
        expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_web_vital_seconds_bucket{vital="TTFB",channel="live"}[6h])))`,
        unit: 's',
        by: ['route'],
      },
      { run: ['npm run edition -- history', 'npm run edition -- diff <edition> <edition>'] },
    ],
  },
  {
    title: 'Pages answer slowly to readers',
    severity: 'morning',
    expr: `histogram_quantile(0.75,
  sum by (route, le) (rate(meadowlark_web_vital_seconds_bucket{vital="INP",channel="live"}[6h])))`,
    when: '> 0.2',
    for: '10m',
    unit: 's',
    by: ['route'],
    means: 'One reader in four waits longer than 200 ms after a click or a key.',
    todo: ['As for [slow pages](#pages-became-slow-for-readers): a script of a release holds the browser.'],
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
    todo: ['Open the page with a slow connection, in the release that came last.'],
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
    means: 'Composers make fewer pages. A page counts for each of its releases.',
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
    means: 'By 200 MB a day. Unloaded releases free their memory.',
    todo: [
      'If the number of versions grows as well, they are not unloaded:',
      {
        title: 'Versions in memory',
        expr: 'count(count by (remote, version) (meadowlark_release_loads_total))',
        unit: 'short',
        by: [],
      },
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
    means: 'Normal on a quiet site.',
    todo: ['On a busy one, the memory for files is too small, or somebody requests many old files.'],
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
      '`dropped`: above the [limits](#what-reports-of-browsers-can-do); if something throws for everybody, the first alarms fire too. ' +
      '`refused` and `unknown`: somebody sends invented reports.',
    todo: ['`repeated` is normal: a browser that fails on every page.'],
  },
] as const satisfies readonly Alarm[];
