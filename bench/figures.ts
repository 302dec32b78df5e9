/** A measured quantity: its name and format in reports. */
interface Figure {
  title: string;
  unit: 'ms' | 'KB' | 'MB' | '';
  /** Decimal places. */
  places: number;
}

const figure = (title: string, unit: Figure['unit'], places = 0): Figure => ({ title, unit, places });

export const FIGURES = {
  firstPaint: figure('first paint', 'ms'),
  largestPaint: figure('largest paint', 'ms'),
  blocking: figure('blocking time', 'ms'),
  shift: figure('layout shift', '', 3),
  beforePaint: figure('sent before the first paint', 'KB', 1),
  bytes: figure('everything sent', 'KB'),
  withoutPictures: figure('of that without pictures', 'KB'),
  requests: figure('requests', ''),
  scriptAtFirst: figure('script of the first view, gzip', 'KB', 1),
  scriptReading: figure('script after reading to the end, gzip', 'KB', 1),
  nextPage: figure('next page by link', 'ms'),
  prerendered: figure('of that prerendered (1: yes)', ''),
  seeAllWorks: figure("'See All' works after", 'ms'),
  pressesLost: figure('presses lost before that', ''),
  touchedWorks: figure('from the first touch to what was touched', 'ms'),
  hydrated: figure('from the first touch to hydrated', 'ms'),
  longestTask: figure('longest task on waking', 'ms'),
  scriptAwake: figure('all script once awake, gzip', 'KB', 1),
  scriptAfterNext: figure('all script after the next page, gzip', 'KB', 1),
  scriptOfRemotes: figure('of that from remotes, gzip', 'KB', 1),
  perSecond: figure('requests a second', ''),
  slowest: figure('99th percentile of the response time', 'ms', 2),
  cpuPerRequest: figure('CPU per request', 'ms', 3),
  peakMemory: figure('peak memory', 'MB'),
  pageBytes: figure('page', 'KB', 2),
  gzipBytes: figure('page, gzip', 'KB', 2),
  renderTime: figure('CPU per render', 'ms', 2),
  resident: figure('memory of front and composers', 'MB'),
  hitTime: figure('CPU per hit', 'ms', 3),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** Formats a value with its unit for tables. */
export function formatFigure(name: FigureName, value: number): string {
  const { unit, places } = FIGURES[name];
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return unit === '' ? number : `${number} ${unit}`;
}
