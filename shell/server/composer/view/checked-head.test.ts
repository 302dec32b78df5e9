import { checkedHead } from './checked-head.ts';

const HEAD = { title: 'A story', description: 'What happened.', canonical: '/article/1' };

it('takes a head with a section of this site, and that of an older release, which names none', () => {
  expect(checkedHead(HEAD)).toBe(HEAD);
  expect(checkedHead({ ...HEAD, section: '/politics' })).toMatchObject({ section: '/politics' });
});

it.each(['politics', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', '', 7])(
  'refuses %j as a section',
  (section) => {
    expect(() => checkedHead({ ...HEAD, section: section as string })).toThrow(
      `Its head names the section ${JSON.stringify(section)}, which is not a path on this site.`,
    );
  },
);
