import { cookieValue, dropCookie, setCookie } from './cookies.ts';

describe('cookieValue', () => {
  it.each([
    ['qa=abc.d-e_f', 'abc.d-e_f'],
    ['theme=dark; qa=abc ; inspect=1', 'abc'],
    ['xqa=no; qa=yes', 'yes'],
    ['a=b=c; qa=yes', 'yes'],
    ['qa=first; qa=second', 'first'],
    ['qa', null],
    ['=qa', null],
    ['qa=', null],
    ['qa="quoted"', null],
    ['qa=a b', null],
    ['', null],
    [undefined, null],
  ])('finds in %j: %j', (header, value) => expect(cookieValue(header, 'qa')).toBe(value));

  it('costs little for a header of any shape', () => {
    expect(cookieValue(';='.repeat(50_000), 'qa')).toBeNull();
  });
});

describe('setCookie', () => {
  it('is for this site alone, and for https where there is https', () => {
    const expires = new Date('2026-11-21T14:00:00Z');
    expect(setCookie('qa', 'x', { expires, secure: true })).toBe(
      'qa=x; Path=/; HttpOnly; SameSite=Lax; Secure; Expires=Sat, 21 Nov 2026 14:00:00 GMT',
    );
    expect(setCookie('inspect', '1', { secure: false })).toBe('inspect=1; Path=/; HttpOnly; SameSite=Lax');
  });

  it('takes away with the same path', () => {
    expect(dropCookie('qa', false)).toContain('Path=/; ');
    expect(dropCookie('qa', false)).toContain('Expires=Thu, 01 Jan 1970');
  });
});
