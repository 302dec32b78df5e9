import { dropCookie, setCookie } from './cookies.ts';

const attributesOf = (cookie: string) => cookie.split('; ').toSorted();

it('is for this site only, and secure on https', () => {
  const expires = new Date('2026-11-21T14:00:00Z');
  const ours = ['HttpOnly', 'Path=/', 'SameSite=Lax'];
  expect(attributesOf(setCookie('qa', 'x', { expires, secure: true }))).toEqual([
    'Expires=Sat, 21 Nov 2026 14:00:00 GMT',
    ...ours,
    'Secure',
    'qa=x',
  ]);
  expect(attributesOf(setCookie('inspect', '1', { secure: false }))).toEqual([...ours, 'inspect=1']);
});

it('is removed with the same path', () => {
  const dropped = attributesOf(dropCookie('qa', false));
  expect(dropped).toContain('Path=/');
  expect(dropped).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
});
