import { LRUCache } from 'lru-cache';
import { releaseKey, type ReleaseId } from '../../store/release-key.ts';

interface Metric {
  remove(labels: Record<string, string>): void;
}

/** The labels of a release's series, by metric and the labels' values. */
type Series = Map<Metric, Map<string, Record<string, string>>>;

/** More than the releases of an edition and its ancestors in use. */
const MAX_RELEASES = 100;

/**
 * Tracks the series of each release, to remove them together with it. Otherwise each version, of many a day, would stay in
 * memory and in `/metrics` until the process ends. Beyond 100 releases, removes those of the least recently used.
 */
export class SeriesOfReleases {
  readonly #releases = new LRUCache<string, Series>({
    max: MAX_RELEASES,
    dispose: (metrics) => {
      for (const [metric, series] of metrics) for (const labels of series.values()) metric.remove(labels);
    },
  });

  /** The labels of a release's series, which is tracked from now on. */
  labelsFor<Rest extends Record<string, string>>(
    metric: Metric,
    { name, version }: ReleaseId,
    rest: Rest,
  ): Rest & { remote: string; version: string } {
    const labels = { remote: name, version, ...rest };
    const key = releaseKey({ name, version });
    const metrics: Series = this.#releases.get(key) ?? new Map();
    const series = metrics.get(metric) ?? new Map<string, Record<string, string>>();
    metrics.set(metric, series.set(Object.values(rest).join('|'), labels));
    this.#releases.set(key, metrics);
    return labels;
  }

  has(release: ReleaseId): boolean {
    return this.#releases.has(releaseKey(release));
  }

  forget(release: ReleaseId): void {
    this.#releases.delete(releaseKey(release));
  }
}
