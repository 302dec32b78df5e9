import { Registry } from 'prom-client';
import { countEvents } from './event-counter.ts';
import type { SeenUnit } from '../protocol/telemetry-event.ts';

const EDITION = '20261121T000000Z-00000000';

function unit(version: string, remote = 'news', name = 'category'): SeenUnit {
  return { remote, kind: 'page', name, version, edition: EDITION };
}

function counting() {
  const registry = new Registry();
  const record = countEvents(registry);
  return { record, text: () => registry.metrics() };
}

describe('countEvents', () => {
  it('counts by remote, version and unit', async () => {
    const { record, text } = counting();
    record({
      event: 'release-loaded',
      release: { name: 'news', version: '1' },
      outcome: 'ok',
      seconds: 0.02,
    });
    record({ event: 'unit-loaded', unit: unit('1'), outcome: 'late', seconds: 1.5 });
    record({ event: 'unit-failed', unit: unit('1'), side: 'server', error: new Error('x') });
    record({ event: 'fell-back', unit: unit('1'), to: 'previous', side: 'server' });
    const found = await text();
    expect(found).toContain('meadowlark_release_loads_total{remote="news",version="1",outcome="ok"} 1');
    expect(found).toContain('meadowlark_release_load_seconds_bucket{le="0.025",remote="news",version="1"} 1');
    expect(found).toContain(
      'meadowlark_unit_loads_total{remote="news",version="1",unit="page/category",outcome="late"} 1',
    );
    expect(found).toContain(
      'meadowlark_errors_total{remote="news",version="1",unit="page/category",side="server"} 1',
    );
    expect(found).toContain(
      'meadowlark_fallbacks_total{remote="news",version="1",unit="page/category",to="previous",side="server"} 1',
    );
  });

  it('counts a page with two units of a release as one rendering', async () => {
    const { record, text } = counting();
    record({
      event: 'page-rendered',
      units: [unit('1', 'news', 'a'), unit('1', 'news', 'b'), unit('2', 'media', 'c')],
      seconds: 0.002,
    });
    const found = await text();
    expect(found).toContain('meadowlark_render_seconds_count{remote="news",version="1"} 1');
    expect(found).toContain('meadowlark_renders_total{remote="news",version="1",unit="page/b"} 1');
    expect(found).toContain('meadowlark_render_seconds_count{remote="media",version="2"} 1');
  });

  it('shows quarantined releases, until they are restored', async () => {
    const { record, text } = counting();
    const release = { name: 'news', version: '1' };
    record({ event: 'quarantined', release, why: 'It threw.' });
    expect(await text()).toContain('meadowlark_release_quarantined{remote="news",version="1"} 1');
    record({ event: 'restored', release });
    expect(await text()).not.toContain('meadowlark_release_quarantined{');
  });

  it('names one edition at a time', async () => {
    const { record, text } = counting();
    record({ event: 'edition-taken', edition: 'one' });
    record({ event: 'edition-taken', edition: 'two' });
    expect((await text()).match(/^meadowlark_edition_info.*$/gm)).toEqual([
      'meadowlark_edition_info{edition="two"} 1',
    ]);
  });

  it('keeps nothing of a forgotten release, and everything of the others', async () => {
    const { record, text } = counting();
    const before = (await text()).length;
    for (const version of ['1', '2']) {
      record({ event: 'release-loaded', release: { name: 'news', version }, outcome: 'ok', seconds: 1 });
      record({ event: 'unit-loaded', unit: unit(version), outcome: 'ok', seconds: 1 });
      record({ event: 'page-rendered', units: [unit(version)], seconds: 1 });
      record({ event: 'unit-failed', unit: unit(version), side: 'browser', error: new Error('x') });
      record({ event: 'fell-back', unit: unit(version), to: 'fallback', side: 'browser' });
      record({ event: 'quarantined', release: { name: 'news', version }, why: 'It threw.' });
    }
    record({ event: 'forgotten', release: { name: 'news', version: '1' } });
    expect(await text()).not.toContain('version="1"');
    expect(await text()).toContain('version="2"');
    record({ event: 'forgotten', release: { name: 'news', version: '2' } });
    expect(await text()).toHaveLength(before);
  });

  it('stays the same size over 300 releases, even if they are never forgotten', async () => {
    const { record, text } = counting();
    for (let version = 0; version < 300; version += 1)
      record({ event: 'unit-loaded', unit: unit(String(version)), outcome: 'ok', seconds: 1 });
    const versions = new Set((await text()).match(/version="\d+"/g));
    expect(versions.size).toBe(100);
    expect(versions).toContain('version="299"');
  });

  it('does not create series for a release that only a browser reports', async () => {
    const { record, text } = counting();
    record({ event: 'unit-failed', unit: unit('0.0.1-made-up'), side: 'browser', error: new Error('x') });
    expect(await text()).toContain(
      'meadowlark_errors_total{remote="news",version="unknown",unit="page/category",side="browser"} 1',
    );
    expect(await text()).not.toContain('made-up');
  });

  it('counts cache hits', async () => {
    const { record, text } = counting();
    record({ event: 'cache-lookup', cache: 'release-file', hit: true });
    record({ event: 'cache-lookup', cache: 'release-file', hit: false });
    expect(await text()).toContain('meadowlark_cache_requests_total{cache="release-file",result="hit"} 1');
  });
});
