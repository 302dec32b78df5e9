import type { FigureName } from '../figures.ts';
import { cachedScene, renderScene } from '../load/run-load.ts';
import type { Part } from '../sample.ts';
import type { Place } from './compare.ts';

/** A figure of the site, to be at most (or at least) so many times that of another, within one run. */
export interface RatioTarget {
  kind: 'ratio';
  what: string;
  of: string;
  place: Place;
  to: string;
  placeOfOther: Place;
  limit: number;
  bound: 'at most' | 'at least';
}

/** A figure of the site that is to be at most so much by itself. */
export interface ValueTarget {
  kind: 'value';
  what: string;
  of: string;
  place: Place;
  limit: number;
}

export type Target = RatioTarget | ValueTarget;

/** What the site is to reach. What is compared with a peer is judged only when that peer was measured. */
export const TARGETS: readonly Target[] = [
  ...['front', 'post'].flatMap((scene) => [
    ratio(`first paint, ${scene}`, at('lab', scene, 'firstPaint'), 'finished', 1.1),
    ratio(`largest paint, ${scene}`, at('lab', scene, 'largestPaint'), 'finished', 1.1),
  ]),
  ratio("'See All' works", at('lab', 'see all', 'seeAllWorks'), 'finished', 1.1),
  value('presses swallowed before that', at('lab', 'see all', 'pressesLost'), 0),
  ...['front', 'post'].map((scene) => value(`blocking time, ${scene}`, at('lab', scene, 'blocking'), 50)),
  ...['front', 'post'].map((scene) =>
    value(`script while the reader only reads, ${scene}`, at('lab', scene, 'scriptReading'), 10),
  ),
  value('all script of a section front once awake', at('lab', 'awake front', 'scriptAwake'), 115),
  ratio(
    'from the first touch to hydrated, against Next.js from load',
    at('lab', 'first touch', 'hydrated'),
    'next',
    1,
    {
      placeOfOther: at('lab', 'see all', 'seeAllWorks'),
    },
  ),
  ...['about', 'privacy', 'post'].map((page) =>
    value(`script of remotes on a text page, ${page}`, at('lab', `text: ${page}`, 'scriptOfRemotes'), 0),
  ),
  ratio('script federated against one bundle', at('lab', 'awake front', 'scriptAwake'), 'one-bundle', 1.1),
  ratio('hydrated federated against one bundle', at('lab', 'first touch', 'hydrated'), 'one-bundle', 1.1),
  ratio('next page by link, first tap of the visit', at('lab', 'front', 'nextPage'), 'next', 1),
  ratio('next page by link, once awake', at('lab', 'awake front', 'nextPage'), 'next', 1, {
    placeOfOther: at('lab', 'see all', 'nextPage'),
  }),
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
  ...[false, true].map((gzip) =>
    ratio(
      `${renderScene(gzip)}, processor`,
      at('load', renderScene(gzip), 'processorPerRequest'),
      'ssr-mono',
      1.1,
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

function at(part: Part, scene: string, figure: FigureName): Place {
  return { part, scene, figure };
}

function value(what: string, place: Place, limit: number): ValueTarget {
  return { kind: 'value', what, of: 'site', place, limit };
}

function ratio(
  what: string,
  place: Place,
  to: string,
  limit: number,
  { bound = 'at most', placeOfOther = place }: Partial<Pick<RatioTarget, 'bound' | 'placeOfOther'>> = {},
): RatioTarget {
  return { kind: 'ratio', what, of: 'site', place, to, placeOfOther, limit, bound };
}

function grown(what: string, figure: FigureName): RatioTarget {
  return ratio(`${what}, 100 remotes against 4`, at('growth', '100 remotes', figure), 'site', 1.02, {
    placeOfOther: at('growth', '4 remotes', figure),
  });
}
