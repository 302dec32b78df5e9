import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import { ReportingClients } from './reporting-clients.ts';

const NEWS = { name: 'news', version: '2' };
const MINUTE = 60_000;

function startingAt(now: number) {
  return { clock: stoppedClock(now), clients: new ReportingClients() };
}

describe('ReportingClients', () => {
  it.each([
    ['the address of a connection over IPv6 to a server of IPv4', '::ffff:192.0.2.1', '192.0.2.1'],
    ['the addresses of one home', '2001:db8:1:2a00::1', '2001:db8:1:2aff:ffff::9'],
    ['two spellings', '2001:db8::1', '2001:0DB8:0:0:0:0:0:1'],
    ['a zone of a link', 'fe80::1%eth0', 'fe80::1'],
    ['what is not an address', 'somebody', 'somebody else'],
  ])('treats %s as one client', (_what, a, b) => {
    const { clients } = startingAt(MINUTE);
    expect(clients.idOf(a)).toBe(clients.idOf(b));
  });

  it.each([
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2a00::1', '2001:db8:1:2b00::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['::1', '127.0.0.1'],
  ])('distinguishes %s from %s', (a, b) => {
    const { clients } = startingAt(MINUTE);
    expect(clients.idOf(a)).not.toBe(clients.idOf(b));
  });

  it('names a client by a hash that is meaningless to other processes', () => {
    const [one, other] = [new ReportingClients(), new ReportingClients()];
    expect(one.idOf('192.0.2.1')).toMatch(/^[\w-]{16}$/);
    expect(one.idOf('192.0.2.1')).not.toBe(other.idOf('192.0.2.1'));
  });

  it('counts a client again after five minutes, and for another release', () => {
    const { clock, clients } = startingAt(MINUTE);
    expect(clients.counts('a', NEWS, 'failure')).toBe(true);
    clock.now += 4 * MINUTE;
    expect(clients.counts('a', NEWS, 'failure')).toBe(false);
    expect(clients.counts('a', { ...NEWS, version: '3' }, 'failure')).toBe(true);
    expect(clients.counts('b', NEWS, 'failure')).toBe(true);
    clock.now += MINUTE + 1;
    expect(clients.counts('a', NEWS, 'failure')).toBe(true);
  });

  it('counts a client again if the release was quarantined since then, because it is retried', () => {
    const { clients } = startingAt(MINUTE);
    clients.counts('a', NEWS, 'failure');
    clients.record({ event: 'quarantined', release: { name: 'news', version: '12' }, why: 'It threw.' });
    expect(clients.counts('a', NEWS, 'failure')).toBe(false);
    clients.record({ event: 'quarantined', release: NEWS, why: 'It threw.' });
    expect(clients.counts('a', NEWS, 'failure')).toBe(true);
  });

  it('does not count a failure twice, however many vitals others send', () => {
    const { clients } = startingAt(MINUTE);
    clients.counts('a', NEWS, 'failure');
    for (let vital = 0; vital < 21_000; vital += 1) clients.countsVitals('b', `/${vital} LCP`);
    expect(clients.counts('a', NEWS, 'failure')).toBe(false);
  });

  it('accepts sixty reports of a client in five minutes', () => {
    const { clock, clients } = startingAt(MINUTE);
    const admitted = () => Array.from({ length: 100 }, () => clients.admits('a')).filter(Boolean).length;
    expect(admitted()).toBe(60);
    clock.now += 4 * MINUTE;
    expect(admitted()).toBe(0);
    expect(clients.admits('b')).toBe(true);
    clock.now += MINUTE + 1;
    expect(admitted()).toBe(60);
  });
});

test('a clock that is set back by hours does not silence a client for hours', () => {
  const { clock, clients } = startingAt(MINUTE);
  for (let i = 0; i < 60; i += 1) clients.admits('a');
  clients.counts('a', NEWS, 'failure');
  const setBack = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  clock.now += 5 * MINUTE + 1;
  expect(clients.counts('a', NEWS, 'failure')).toBe(true);
  expect(clients.admits('a')).toBe(true);
  setBack.mockRestore();
});
