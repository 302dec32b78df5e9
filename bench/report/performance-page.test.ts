import type { Sample } from '../sample.ts';
import { LIMITS } from './limits.ts';
import { performancePage } from './performance-page.ts';
import { TARGETS } from './targets.ts';
import type { Run } from './run.ts';

const sample = (of: string, scene: string, figure: Sample['figure'], value: number): Sample => ({
  part: figure === 'resident' ? 'growth' : 'lab',
  of,
  scene,
  figure,
  value,
  round: 0,
});

const RUN: Run = {
  started: '2026-11-21T10:00:00.000Z',
  minutes: 90,
  command: 'npm run bench',
  quick: false,
  machine: {
    cpus: 4,
    model: 'A CPU',
    memoryGb: 16,
    system: 'Linux x64',
    node: '20.19.0',
    chromium: '150',
    loadBefore: 0.1,
    loadAfter: 1,
  },
  throttle: null,
  contestants: [
    { name: 'site', title: 'this site' },
    { name: 'finished', title: 'finished HTML' },
  ],
  samples: [
    sample('site', 'front', 'firstPaint', 400),
    sample('finished', 'front', 'firstPaint', 300),
    sample('site', 'front', 'scriptReading', 60),
    sample('site', '1 releases', 'resident', 80),
    sample('site', '300 releases', 'resident', 82),
  ],
  failures: [],
};

describe('the summary of what is known', () => {
  const { text, pictures } = performancePage([RUN], 'filmstrip.webp');

  it('names first what was missed, and what was not measured', () => {
    expect(text).toContain('0 met, 2 missed');
    expect(text).toContain('Missed: first paint, front; script while the reader only reads, front.');
    expect(text).toContain(
      '| first paint, front | at most 1.1 times finished | 1.33 (400 ms against 300 ms) | **missed** |',
    );
    expect(text).toContain('| layout shift, front | none | not measured | – |');
  });

  it('says of each target that was missed what limits it, or that nobody knows yet', () => {
    const why = LIMITS['first paint, front'];
    expect(why).toBeDefined();
    expect(text).toContain(
      `- **first paint, front**: 1.33 (400 ms against 300 ms), at most 1.1 times finished.\n  ${why}`,
    );
    expect(LIMITS['script while the reader only reads, front']).toBeUndefined();
    expect(text).toContain(
      '- **script while the reader only reads, front**: 60.0 KB, at most 10 KB.\n  The reason is not known yet.',
    );
  });

  it('gives reasons only for targets that there are', () => {
    const targets = TARGETS.map(({ what }) => what);
    expect(Object.keys(LIMITS).filter((what) => !targets.includes(what))).toEqual([]);
  });

  it('shows what was measured beside each other, the fastest first, with ratios to this site', () => {
    expect(text).toContain('|  | finished HTML | this site |');
    expect(text).toContain('| first paint | 300 ms (0.75) | 400 ms |');
  });

  it('has a picture for each curve that it shows, and for no other', () => {
    expect([...pictures.keys()]).toEqual(['releases-memory.svg']);
    expect(text).toContain('(performance/releases-memory.svg)');
    expect(text.match(/!\[/g)).toHaveLength(2);
    expect(text).toContain('(performance/filmstrip.webp)');
    expect(performancePage([RUN], null).text.match(/!\[/g)).toHaveLength(1);
  });

  it('says how to do it again, and where it was done', () => {
    expect(text).toContain('`npm run bench`');
    expect(text).toContain('4 CPUs (A CPU), 16 GB, Linux x64; Node 20.19.0, Chromium 150');
  });
});
