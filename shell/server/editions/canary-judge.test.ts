import { CanaryJudge } from './canary-judge.ts';

const unit = (edition: string) => ({
  remote: 'news',
  kind: 'page' as const,
  name: 'category',
  version: '1',
  edition,
});

function trial() {
  const halt = jest.fn();
  const clock = { now: 1_700_000_000_000 };
  const judge = new CanaryJudge(halt, () => clock.now);
  let clients = 0;
  judge.watch('live', 'canary');
  const views = (edition: string, count: number) => {
    judge.record({ event: 'view-served', units: [unit(edition)], count });
  };
  const renderings = (edition: string, count: number) => {
    for (let i = 0; i < count; i += 1)
      judge.record({ event: 'page-rendered', units: [unit(edition)], seconds: 0.002 });
  };
  /** Failures in the browsers of so many clients, or of one. */
  const failures = (edition: string, count: number, client?: string) => {
    for (let i = 0; i < count; i += 1)
      judge.record({
        event: 'unit-failed',
        unit: unit(edition),
        side: 'browser',
        error: 'away',
        client: client ?? `client ${(clients += 1)}`,
      });
  };
  return { halt, judge, clock, views, renderings, failures };
}

describe('CanaryJudge', () => {
  it('halts a canary that fails more often than the live edition, once', () => {
    const { halt, views, failures } = trial();
    views('live', 1000);
    failures('live', 5);
    views('canary', 100);
    failures('canary', 2);
    expect(halt).not.toHaveBeenCalled();
    failures('canary', 10);
    expect(halt).toHaveBeenCalledTimes(1);
    expect(halt).toHaveBeenCalledWith('canary', expect.stringContaining('failures in browsers in 100 views'));
  });

  it('lets a canary run that fails as the live edition does: the cause is elsewhere', () => {
    const { halt, views, failures } = trial();
    views('live', 100);
    failures('live', 30);
    views('canary', 100);
    failures('canary', 30);
    expect(halt).not.toHaveBeenCalled();
  });

  it('does not judge by the first readers, unless nearly all of them fail', () => {
    const { halt, views, failures } = trial();
    views('canary', 3);
    failures('canary', 3);
    expect(halt).not.toHaveBeenCalled();
    failures('canary', 7);
    expect(halt).toHaveBeenCalledTimes(1);
  });

  it('halts a canary whose scripts throw where nobody catches it', () => {
    const { halt, judge, views } = trial();
    views('live', 100);
    views('canary', 40);
    const release = { name: 'news', version: '1', edition: 'canary' };
    for (let i = 0; i < 10; i += 1)
      judge.record({
        event: 'release-failed',
        release,
        side: 'browser',
        error: 'away',
        client: `client ${i}`,
      });
    expect(halt).toHaveBeenCalledWith(
      'canary',
      expect.stringContaining('10 failures in browsers in 40 views'),
    );
  });

  it('believes ten clients, not one that says it a thousand times', () => {
    const { halt, views, failures } = trial();
    views('canary', 20);
    failures('canary', 1000, 'one');
    failures('canary', 8);
    expect(halt).not.toHaveBeenCalled();
    failures('canary', 1);
    expect(halt).toHaveBeenCalledWith(
      'canary',
      expect.stringContaining('10 failures in browsers in 20 views'),
    );
  });

  it('does not add up clients of more than five minutes: a single one that comes again and again halts nothing', () => {
    const { halt, clock, views, failures } = trial();
    views('canary', 20);
    for (let i = 0; i < 12; i += 1) {
      failures('canary', 1);
      clock.now += 40_000;
    }
    expect(halt).not.toHaveBeenCalled();
  });

  it('halts a canary whose loads are slow', () => {
    const { halt, judge, renderings } = trial();
    renderings('live', 100);
    renderings('canary', 50);
    for (let i = 0; i < 5; i += 1)
      judge.record({ event: 'unit-loaded', unit: unit('canary'), outcome: 'late', seconds: 2 });
    expect(halt).toHaveBeenCalledWith('canary', expect.stringContaining('slow loads'));
  });

  it('halts a canary that fails on the server, however many readers a kept page has: renderings are what fails', () => {
    const { halt, judge, views, renderings } = trial();
    renderings('live', 100);
    renderings('canary', 20);
    views('canary', 100_000);
    for (let i = 0; i < 2; i += 1)
      judge.record({ event: 'unit-failed', unit: unit('canary'), side: 'server', error: 'away' });
    expect(halt).toHaveBeenCalledWith('canary', expect.stringContaining('failures in 20 renderings'));
  });

  it('hears nothing while no canary is open', () => {
    const { halt, judge, failures } = trial();
    judge.watch('live', null);
    failures('canary', 100);
    expect(halt).not.toHaveBeenCalled();
  });
});
