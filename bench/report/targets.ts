import type { FigureName } from '../figures.ts';
import { packets } from '../lab/run-lab.ts';
import { cachedScene, renderScene } from '../load/run-load.ts';
import type { Part } from '../sample.ts';
import type { Metric } from './compare.ts';

/** A limit on the ratio of two figures within one run. */
interface RatioTarget {
  kind: 'ratio';
  what: string;
  of: string;
  metric: Metric;
  to: string;
  otherMetric: Metric;
  limit: number;
  bound: 'at most' | 'at least';
}

/** An upper limit on a figure. */
interface ValueTarget {
  kind: 'value';
  what: string;
  of: string;
  metric: Metric;
  limit: number;
}

export type Target = RatioTarget | ValueTarget;

/** First paint against others that render on a server. `static-nojs` is the leanest page with the same words. */
const FIRST_PAINT: Readonly<Record<string, number>> = {
  'static-nojs': 1.15,
  next: 0.85,
  podium: 1.1,
  astro5: 1.1,
  finished: 1.1,
};
const LARGEST_PAINT: Readonly<Record<string, number>> = { 'static-nojs': 1.1, finished: 1.1 };

/** Targets of the site. A ratio to a peer is judged only if the run measured that peer. */
export const TARGETS: readonly Target[] = [
  ...['front', 'post'].flatMap((scene) => [
    ...Object.entries(FIRST_PAINT).map(([to, limit]) =>
      ratio(`first paint, ${scene}`, at('lab', scene, 'firstPaint'), to, limit),
    ),
    ...Object.entries(LARGEST_PAINT).map(([to, limit]) =>
      ratio(`largest paint, ${scene}`, at('lab', scene, 'largestPaint'), to, limit),
    ),
  ]),
  ...['front', 'post'].flatMap((scene) =>
    Object.entries(FIRST_PAINT).map(([to, limit]) =>
      ratio(`first paint, ${packets(scene)}`, at('lab', packets(scene), 'firstPaint'), to, limit),
    ),
  ),
  ...['static-nojs', 'finished'].map((to) =>
    ratio("'See All' works", at('lab', 'see all', 'seeAllWorks'), to, 1.1),
  ),
  value("presses lost before 'See All' works", at('lab', 'see all', 'pressesLost'), 0),
  ...['front', 'post'].map((scene) => value(`blocking time, ${scene}`, at('lab', scene, 'blocking'), 50)),
  ...['front', 'post'].map((scene) =>
    value(`script while the reader only reads, ${scene}`, at('lab', scene, 'scriptReading'), 10),
  ),
  value('sent before the first paint, front', at('lab', 'front', 'beforePaint'), 16),
  value('everything but pictures, front', at('lab', 'front', 'withoutPictures'), 45),
  value('all script of a section front once awake', at('lab', 'awake front', 'scriptAwake'), 90),
  ratio(
    'from the first touch to hydrated, against Next.js from load',
    at('lab', 'first touch', 'hydrated'),
    'next',
    0.7,
    {
      otherMetric: at('lab', 'see all', 'seeAllWorks'),
    },
  ),
  ...['about', 'privacy', 'post'].map((page) =>
    value(`script of remotes on a text page, ${page}`, at('lab', `text: ${page}`, 'scriptOfRemotes'), 0),
  ),
  ratio('script federated against one bundle', at('lab', 'awake front', 'scriptAwake'), 'one-bundle', 1.1),
  ratio('hydrated federated against one bundle', at('lab', 'first touch', 'hydrated'), 'one-bundle', 1.1),
  ratio('next page by link, first tap of the visit', at('lab', 'next page', 'nextPage'), 'next', 0.8),
  ratio('next page by link, once awake', at('lab', 'next page: awake', 'nextPage'), 'next', 0.6, {
    otherMetric: at('lab', 'next page', 'nextPage'),
  }),
  ratio('next page by link, the likeliest', at('lab', 'next page: likeliest', 'nextPage'), 'next', 0.2),
  ...[16, 64].flatMap((connections) =>
    [false, true].map((gzip) =>
      ratio(
        cachedScene(connections, gzip),
        at('load', cachedScene(connections, gzip), 'perSecond'),
        'finished',
        0.8,
        { bound: 'at least' },
      ),
    ),
  ),
  ...[false, true].flatMap((gzip) =>
    ['ssr-mono', 'by-hand'].map((other) =>
      ratio(`${renderScene(gzip)}, CPU`, at('load', renderScene(gzip), 'cpuPerRequest'), other, 1.1),
    ),
  ),
  ...[false, true].map((gzip) =>
    value(`peak memory, ${renderScene(gzip)}`, at('load', renderScene(gzip), 'peakMemory'), 165),
  ),
  value('peak memory, cached page, 64 at once', at('load', cachedScene(64, false), 'peakMemory'), 165),
  grown('page bytes', 'pageBytes'),
  grown('render time', 'renderTime'),
  ...['front', 'post'].map((scene) => value(`layout shift, ${scene}`, at('lab', scene, 'shift'), 0)),
];

function at(part: Part, scene: string, figure: FigureName): Metric {
  return { part, scene, figure };
}

function value(what: string, metric: Metric, limit: number): ValueTarget {
  return { kind: 'value', what, of: 'site', metric, limit };
}

function ratio(
  what: string,
  metric: Metric,
  to: string,
  limit: number,
  { bound = 'at most', otherMetric = metric }: Partial<Pick<RatioTarget, 'bound' | 'otherMetric'>> = {},
): RatioTarget {
  return { kind: 'ratio', what, of: 'site', metric, to, otherMetric, limit, bound };
}

function grown(what: string, figure: FigureName): RatioTarget {
  return ratio(`${what}, 100 remotes against 4`, at('growth', '100 remotes', figure), 'site', 1.02, {
    otherMetric: at('growth', '4 remotes', figure),
  });
}
