import { qaFacts } from './qa-facts.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const view = (expiresAt: string) => ({
  pins: { news: '2', blog: '1' },
  expiresAt: new Date(expiresAt),
  inspect: true,
});

describe('qaFacts', () => {
  it("names the hour in the paper's time zone", () => {
    expect(qaFacts(view('2026-11-21T20:30:00Z'), NOW, [], [])).toEqual({
      pins: [
        { name: 'blog', version: '1' },
        { name: 'news', version: '2' },
      ],
      until: '2:30 PM CST',
      inspecting: true,
      failures: [],
    });
  });

  it('also names the day if it is a different one there', () => {
    expect(qaFacts(view('2026-11-22T07:00:00Z'), NOW, [], []).until).toBe('November 22 at 1:00 AM CST');
  });
});
