import { keyOf } from '../editions/set-asides.ts';
import type { ReleaseId } from './telemetry.ts';

/** A metric, as far as its series are taken out. */
interface Metric {
  remove(labels: Record<string, string>): void;
}

/** More than an edition and its ancestors in use name; beyond it, the release heard of longest ago is forgotten. */
const MAX_RELEASES = 100;

/**
 * Remembers which series were begun for which release, so that they can be taken out again. Versions come and go all
 * day; without this, each would stay in memory, and in every answer of `/metrics`, as long as the process runs.
 */
export class SeriesOfReleases {
  /** By release, in the order in which they were last heard of: the labels of its series, by metric. */
  readonly #releases = new Map<string, Map<Metric, Map<string, Record<string, string>>>>();

  /** The labels of a series of a release, noted so that it goes when the release goes. */
  begin<Rest extends Record<string, string>>(
    metric: Metric,
    { name, version }: ReleaseId,
    rest: Rest,
  ): Rest & { remote: string; version: string } {
    const labels = { remote: name, version, ...rest };
    const metrics = this.#metricsOf(keyOf(name, version));
    const series = metrics.get(metric) ?? new Map<string, Record<string, string>>();
    metrics.set(metric, series.set(Object.values(rest).join('|'), labels));
    return labels;
  }

  has(release: ReleaseId): boolean {
    return this.#releases.has(keyOf(release.name, release.version));
  }

  /** Takes out every series of a release. */
  forget(release: ReleaseId): void {
    this.#forget(keyOf(release.name, release.version));
  }

  #metricsOf(key: string): Map<Metric, Map<string, Record<string, string>>> {
    const metrics = this.#releases.get(key) ?? new Map<Metric, Map<string, Record<string, string>>>();
    this.#releases.delete(key);
    this.#releases.set(key, metrics);
    const [oldest] = this.#releases.keys();
    if (this.#releases.size > MAX_RELEASES && oldest !== undefined) this.#forget(oldest);
    return metrics;
  }

  #forget(key: string): void {
    for (const [metric, series] of this.#releases.get(key) ?? [])
      for (const labels of series.values()) metric.remove(labels);
    this.#releases.delete(key);
  }
}
