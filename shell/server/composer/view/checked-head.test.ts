import { checkedHead } from './checked-head.ts';

const HEAD = { title: 'A story', description: 'What happened.', canonical: '/article/1' };

it('accepts a head with a section of this site, and one of an older release, which names none', () => {
  expect(checkedHead(HEAD)).toEqual(HEAD);
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

it.each([
  ['a title in several languages', { title: { en: 'A story' } }],
  ['no title', { title: undefined }],
  ['a canonical path without a slash', { canonical: 'article/1' }],
  ['a number as the content of a tag', { meta: [{ name: 'geo', content: 41 }] }],
  ['a breadcrumb without a text', { breadcrumbs: [{ href: '/blog' }] }],
])('refuses %s, which would be an error of the shell', (_, wrong) => {
  expect(() => checkedHead({ ...HEAD, ...wrong } as never)).toThrow('Its head cannot be used');
});

it('accepts fields of another contract, and null for missing ones', () => {
  const head = { ...HEAD, trail: [{ text: 'Blog', href: '/blog' }], image: null, published: null };
  expect(checkedHead(head as never)).toEqual(head);
});
