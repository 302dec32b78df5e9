import { pinsOf } from './staff-request.ts';
import { signQaLink } from './qa-link.ts';

const SECRET = 'a secret of the tests, long enough';
const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T14:00:00Z');
const token = signQaLink(SECRET, { news: '1.0.0' }, LATER);
const withCookie = (cookie?: string) => ({ headers: { cookie } });

describe('pinsOf', () => {
  it('returns the pins of a valid link', () => {
    expect(pinsOf(withCookie(`qa=${token}`), [SECRET], NOW)).toEqual({
      pins: { news: '1.0.0' },
      expiresAt: LATER,
      inspect: false,
    });
    expect(pinsOf(withCookie(`inspect=1; qa=${token}`), [SECRET], NOW)?.inspect).toBe(true);
  });

  it('shows everybody else what readers get', () => {
    expect(pinsOf(withCookie(), [SECRET], NOW)).toBeNull();
    expect(pinsOf(withCookie('inspect=1'), [SECRET], NOW)).toBeNull();
    expect(pinsOf(withCookie(`qa=${token}x`), [SECRET], NOW)).toBeNull();
    expect(pinsOf(withCookie(`qa=${token}`), [SECRET], LATER)).toBeNull();
    expect(pinsOf(withCookie(`qa=${token}`), [], NOW)).toBeNull();
  });
});
