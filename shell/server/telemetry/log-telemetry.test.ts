import { logTelemetry } from './log-telemetry.ts';

function logging() {
  const lines: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  return { record: logTelemetry(log), lines };
}

const UNIT = { remote: 'news', kind: 'page', name: 'category', version: '1', edition: 'e' } as const;

describe('logTelemetry', () => {
  it('says whose error it is, in which edition and request', () => {
    const { record, lines } = logging();
    record({
      event: 'release-loaded',
      release: { name: 'news', version: '1', owner: 'News desk' },
      outcome: 'ok',
      seconds: 0.01,
    });
    const error = new Error('no data');
    record({ event: 'unit-failed', unit: { ...UNIT, request: 'req-7' }, side: 'server', error });
    expect(lines.at(-1)).toEqual({
      level: 'error',
      message: 'unit failed',
      fields: {
        event: 'unit-failed',
        remote: 'news',
        version: '1',
        owner: 'News desk',
        edition: 'e',
        unit: 'news/page/category',
        reqId: 'req-7',
        side: 'server',
        err: error,
      },
    });
  });

  it('says why a release could not be loaded', () => {
    const { record, lines } = logging();
    const error = new Error('server.cjs has not the hash of release.json');
    record({
      event: 'release-loaded',
      release: { name: 'news', version: '1' },
      outcome: 'failed',
      seconds: 0.01,
      error,
    });
    expect(lines[0]).toMatchObject({ level: 'error', fields: { remote: 'news', version: '1', err: error } });
  });

  it('uses a higher level for the server than for one browser, and debug for ordinary requests', () => {
    const { record, lines } = logging();
    record({ event: 'unit-failed', unit: UNIT, side: 'browser', error: new Error('x') });
    record({ event: 'unit-loaded', unit: UNIT, outcome: 'ok', seconds: 0.1 });
    record({ event: 'unit-loaded', unit: UNIT, outcome: 'late', seconds: 1.1 });
    record({ event: 'quarantined', release: { name: 'news', version: '1' }, why: 'It threw.' });
    record({ event: 'restored', release: { name: 'news', version: '1' } });
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'debug', 'warn', 'error', 'info']);
  });

  it('shortens unknown paths', () => {
    const { record, lines } = logging();
    record({ event: 'unknown-path', path: `/${'x'.repeat(16_000)}`, request: 'req-0' });
    expect(lines[0]).toMatchObject({ level: 'warn', message: 'unknown path', fields: { reqId: 'req-0' } });
    expect(JSON.stringify(lines).length).toBeLessThan(400);
  });
});
