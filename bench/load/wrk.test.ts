import { readWrk } from './wrk.ts';

const REPORT = `Running 8s test @ http://127.0.0.1:3000/local-news
  2 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.04ms    1.62ms  39.33ms   94.69%
    Req/Sec    11.12k     2.15k   14.55k    71.25%
  Latency Distribution
     50%  640.00us
     75%    1.00ms
     90%    1.76ms
     99%    9.12ms
  177123 requests in 8.01s, 10.42GB read
Requests/sec:  22112.54
Transfer/sec:      1.30GB
`;

describe('the report of wrk', () => {
  it('is read', () => {
    expect(readWrk(REPORT)).toEqual({ perSecond: 22_112.54, requests: 177_123, slowestMs: 9.12, errors: 0 });
  });

  it('tells in microseconds what was quick', () => {
    expect(readWrk(REPORT.replace('9.12ms', '912.00us')).slowestMs).toBeCloseTo(0.912);
  });

  it('counts what went wrong', () => {
    const bad = `${REPORT}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n`;
    expect(readWrk(bad).errors).toBe(10);
  });

  it('is refused when it is none', () => {
    expect(() => readWrk('unable to connect to 127.0.0.1:1')).toThrow('unable to connect');
  });
});
