import type { InspectionFacts, ServedUnit } from './inspection-facts.ts';
import { reportUnits, type BrowserSide } from './unit-report.ts';

const PAGE = 'news/page/category';
const facts: InspectionFacts = {
  edition: '20261121T101500Z-1a2b3c4d',
  units: [],
  failures: [],
  releases: [
    {
      name: 'news',
      version: '2.0.0',
      owner: 'News desk',
      units: { [PAGE]: { scripts: ['/entry.js', '/page.js'], bytes: 5000 } },
    },
  ],
};
const served = (over: Partial<ServedUnit> = {}): ServedUnit => ({
  unit: PAGE,
  version: '2.0.0',
  loadMs: 12,
  state: 'in time',
  ...over,
});
const browser = (over: Partial<BrowserSide> = {}): BrowserSide => ({
  unitsOnPage: [PAGE],
  mark: () => null,
  script: () => null,
  errorOf: () => '',
  ...over,
});

describe('reportUnits', () => {
  it('puts server and browser together', () => {
    const times: Record<string, { start: number; end: number }> = {
      '/entry.js': { start: 100, end: 150 },
      '/page.js': { start: 120, end: 180 },
    };
    const side = browser({
      mark: () => ({ at: 420, state: 'live' }),
      script: (address) => times[address] ?? null,
      errorOf: (unit) => (unit === PAGE ? 'no feed (src/load.ts:1:2)' : ''),
    });
    expect(reportUnits(facts, [served()], side)).toEqual([
      {
        unit: PAGE,
        remote: 'news',
        version: '2.0.0',
        owner: 'News desk',
        bytes: 5000,
        loadMs: 12,
        scriptsMs: 80,
        aliveAtMs: 420,
        state: 'live',
        served: 'in time',
        error: 'no feed (src/load.ts:1:2)',
      },
    ]);
  });

  it('distinguishes units without a script yet from units that never get one', () => {
    expect(reportUnits(facts, [served()], browser())[0]?.state).toBe('asleep');
    const frozen = browser({ mark: () => ({ at: 400, state: 'frozen' }) });
    expect(reportUnits(facts, [served()], frozen)[0]).toMatchObject({ state: 'frozen', aliveAtMs: null });
  });

  it('does not take a unit for fetched because another of its remote was', () => {
    const side = browser({
      script: (address) => (address === '/entry.js' ? { start: 100, end: 150 } : null),
    });
    expect(reportUnits(facts, [served()], side)[0]?.scriptsMs).toBeNull();
  });

  it('names what is unavailable, on the server or only in this browser', () => {
    const nothing = browser({ unitsOnPage: [] });
    expect(reportUnits(facts, [served({ state: 'unavailable' })], nothing)[0]).toMatchObject({
      state: 'unavailable',
      served: 'unavailable',
    });
    expect(reportUnits(facts, [served()], nothing)[0]).toMatchObject({
      state: 'unavailable',
      served: 'in time',
    });
  });

  it('names the previous release by its own version, and no bytes of the other', () => {
    const [report] = reportUnits(facts, [served({ version: '1.0.0', state: 'previous' })], browser());
    expect(report).toMatchObject({ version: '1.0.0', served: 'previous', bytes: null });
  });

  it('takes in units that the server did not speak of', () => {
    const [report] = reportUnits(facts, [], browser());
    expect(report).toMatchObject({ unit: PAGE, version: '2.0.0', owner: 'News desk' });
  });
});
