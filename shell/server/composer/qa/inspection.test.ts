import type { SeenUnit } from '../../protocol/telemetry-event.ts';
import { Inspection } from './inspection.ts';

const seen = (version = '2.0.0'): SeenUnit => ({
  remote: 'news',
  kind: 'page',
  name: 'category',
  version,
  edition: 'e',
});

describe('Inspection', () => {
  it('keeps version, time and state of a unit', () => {
    const inspection = new Inspection();
    inspection.record({ event: 'unit-loaded', unit: seen(), outcome: 'ok', seconds: 0.0125 });
    expect(inspection.units).toEqual([
      { unit: 'news/page/category', version: '2.0.0', loadMs: 12.5, state: 'in time' },
    ]);
  });

  it('distinguishes late, failed and previous', () => {
    const late = new Inspection();
    late.record({ event: 'unit-loaded', unit: seen(), outcome: 'late', seconds: 3 });
    expect(late.units[0]?.state).toBe('late');

    const failed = new Inspection();
    failed.record({ event: 'unit-loaded', unit: seen(), outcome: 'ok', seconds: 0.01 });
    failed.record({ event: 'unit-failed', unit: seen(), side: 'server', error: new Error('x') });
    expect(failed.units[0]).toMatchObject({ state: 'unavailable', loadMs: 10 });

    const previous = new Inspection();
    previous.record({ event: 'unit-loaded', unit: seen(), outcome: 'failed', seconds: 0.01 });
    previous.record({ event: 'fell-back', unit: seen(), to: 'previous', side: 'server' });
    previous.record({ event: 'unit-loaded', unit: seen('1.0.0'), outcome: 'ok', seconds: 0.02 });
    expect(previous.units).toEqual([
      { unit: 'news/page/category', version: '1.0.0', loadMs: 20, state: 'previous' },
    ]);
  });
});
