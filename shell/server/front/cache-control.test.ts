import { cacheControl } from './cache-control.ts';

const fresh = (seconds: number) => ({ freshMs: seconds * 1000, staleMs: 600_000 });

describe('cacheControl', () => {
  it('keeps a good page for the lifetime of its policy', () => {
    expect(cacheControl(200, fresh(60))).toContain('s-maxage=60');
  });
  it('keeps a missing page shortly', () => {
    expect(cacheControl(404, fresh(300))).toContain('s-maxage=10,');
  });
  it.each([502, 503])('never keeps a failed page (%d)', (status) => {
    expect(cacheControl(status, fresh(60))).toBe('no-store');
  });
});
