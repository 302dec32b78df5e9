import { cacheControl } from './cache-control.ts';

describe('cacheControl', () => {
  it('keeps a good page for the lifetime of its policy', () => {
    expect(cacheControl(200, 60)).toContain('s-maxage=60');
  });
  it('keeps a missing page shortly', () => {
    expect(cacheControl(404, 300)).toContain('s-maxage=10,');
  });
  it.each([502, 503])('never keeps a failed page (%d)', (status) => {
    expect(cacheControl(status, 60)).toBe('no-store');
  });
});
