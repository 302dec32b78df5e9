import { Registry } from 'prom-client';
import { EventCounter } from './event-counter.ts';
import type { SeenUnit } from './telemetry.ts';

const EDITION = '20261121T000000Z-00000000';

function unit(version: string, remote = 'news', name = 'category'): SeenUnit {
  return { remote, kind: 'page', name, version, edition: EDITION };
}

function counting() {
  const registry = new Registry();
  const counter = new EventCounter(registry);
  return { counter, text: () => registry.metrics() };
}

describe('EventCounter', () => {
  it('counts by remote, version and unit', async () => {
    const { counter, text } = counting();
    counter.releaseLoaded({ name: 'news', version: '1' }, 'ok', 0.02);
    counter.unitLoaded(unit('1'), 'late', 1.5);
    counter.unitFailed(unit('1'), 'server');
    counter.fellBack(unit('1'), 'previous', 'server');
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

  it('takes a page with two units of a release for one rendering', async () => {
    const { counter, text } = counting();
    counter.pageRendered([unit('1', 'news', 'a'), unit('1', 'news', 'b'), unit('2', 'media', 'c')], 0.002);
    const found = await text();
    expect(found).toContain('meadowlark_render_seconds_count{remote="news",version="1"} 1');
    expect(found).toContain('meadowlark_renders_total{remote="news",version="1",unit="page/b"} 1');
    expect(found).toContain('meadowlark_render_seconds_count{remote="media",version="2"} 1');
  });

  it('shows what is set aside, until it serves again', async () => {
    const { counter, text } = counting();
    const release = { name: 'news', version: '1' };
    counter.setAside(release);
    expect(await text()).toContain('meadowlark_release_aside{remote="news",version="1"} 1');
    counter.restored(release);
    expect(await text()).not.toContain('meadowlark_release_aside{');
  });

  it('names one edition at a time', async () => {
    const { counter, text } = counting();
    counter.editionTaken('one');
    counter.editionTaken('two');
    expect((await text()).match(/^meadowlark_edition_info.*$/gm)).toEqual([
      'meadowlark_edition_info{edition="two"} 1',
    ]);
  });

  it('keeps nothing of a release that is forgotten, and all of the others', async () => {
    const { counter, text } = counting();
    const before = (await text()).length;
    for (const version of ['1', '2']) {
      counter.releaseLoaded({ name: 'news', version }, 'ok', 1);
      counter.unitLoaded(unit(version), 'ok', 1);
      counter.pageRendered([unit(version)], 1);
      counter.unitFailed(unit(version), 'browser');
      counter.fellBack(unit(version), 'fallback', 'browser');
      counter.setAside({ name: 'news', version });
    }
    counter.forget({ name: 'news', version: '1' });
    expect(await text()).not.toContain('version="1"');
    expect(await text()).toContain('version="2"');
    counter.forget({ name: 'news', version: '2' });
    expect(await text()).toHaveLength(before);
  });

  it('stays the same size over 300 releases, also when nobody says that they are gone', async () => {
    const { counter, text } = counting();
    for (let version = 0; version < 300; version += 1) counter.unitLoaded(unit(String(version)), 'ok', 1);
    const versions = new Set((await text()).match(/version="\d+"/g));
    expect(versions.size).toBe(100);
    expect(versions).toContain('version="299"');
  });

  it('gives no series to a release of which it only hears from a browser', async () => {
    const { counter, text } = counting();
    counter.unitFailed(unit('0.0.1-made-up'), 'browser');
    expect(await text()).toContain(
      'meadowlark_errors_total{remote="news",version="unknown",unit="page/category",side="browser"} 1',
    );
    expect(await text()).not.toContain('made-up');
  });

  it('counts what was in memory', async () => {
    const { counter, text } = counting();
    counter.cacheAsked('release-file', true);
    counter.cacheAsked('release-file', false);
    expect(await text()).toContain('meadowlark_cache_requests_total{cache="release-file",result="hit"} 1');
  });
});
