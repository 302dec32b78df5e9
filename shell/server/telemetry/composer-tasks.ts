import { Gauge, type Registry } from 'prom-client';

/** By this an autoscaler sees that pages wait, before the processor says so. */
export function composerTasks(registry: Registry, count: () => number): void {
  registry.registerMetric(
    new Gauge({
      name: 'meadowlark_composer_tasks',
      help: 'Pages and other tasks that are being made, or wait for a composer.',
      registers: [],
      collect() {
        this.set(count());
      },
    }),
  );
}
