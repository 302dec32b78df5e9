import type { SeenUnit } from '../telemetry/telemetry.ts';
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
    inspection.unitLoaded(seen(), 'ok', 0.0125);
    expect(inspection.units).toEqual([
      { unit: 'news/page/category', version: '2.0.0', loadMs: 12.5, state: 'in time' },
    ]);
  });

  it('knows late, failed and previous apart', () => {
    const late = new Inspection();
    late.unitLoaded(seen(), 'late', 3);
    expect(late.units[0]?.state).toBe('late');

    const failed = new Inspection();
    failed.unitLoaded(seen(), 'ok', 0.01);
    failed.unitFailed(seen());
    expect(failed.units[0]).toMatchObject({ state: 'away', loadMs: 10 });

    const previous = new Inspection();
    previous.unitLoaded(seen(), 'failed', 0.01);
    previous.fellBack(seen(), 'previous');
    previous.unitLoaded(seen('1.0.0'), 'ok', 0.02);
    expect(previous.units).toEqual([
      { unit: 'news/page/category', version: '1.0.0', loadMs: 20, state: 'previous' },
    ]);
  });
});
