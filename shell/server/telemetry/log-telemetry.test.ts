import { logTelemetry } from './log-telemetry.ts';
import { tellAll } from './tell-all.ts';

function logging() {
  const lines: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  return { telemetry: tellAll(logTelemetry(log)), lines };
}

const UNIT = { remote: 'news', kind: 'page', name: 'category', version: '1', edition: 'e' } as const;

describe('logTelemetry', () => {
  it('says whose error it is, in which edition and request', () => {
    const { telemetry, lines } = logging();
    telemetry.releaseLoaded({ name: 'news', version: '1', owner: 'News desk' }, 'ok', 0.01);
    const error = new Error('no data');
    telemetry.unitFailed({ ...UNIT, request: 'req-7' }, 'server', error);
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

  it('is louder about the server than about one browser, and quiet about every day', () => {
    const { telemetry, lines } = logging();
    telemetry.unitFailed(UNIT, 'browser', new Error('x'));
    telemetry.unitLoaded(UNIT, 'ok', 0.1);
    telemetry.unitLoaded(UNIT, 'late', 1.1);
    telemetry.setAside({ name: 'news', version: '1' }, 'It threw.');
    telemetry.restored({ name: 'news', version: '1' });
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'debug', 'warn', 'error', 'info']);
  });
});
