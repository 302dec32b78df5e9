import { parsePostFile } from './parse-post-file.ts';

const MATTER = 'metaTitle: A post\nmetaDescription: What it is about.\ndate: 2026-03-14';

function parse(matter: string, body = 'Its text.', name = 'a-post.md') {
  return parsePostFile(name, Buffer.from(`---\n${matter}\n---\n${body}`));
}

test('a file with the least a post needs', () => {
  expect(parse(MATTER)).toEqual({
    post: {
      slug: 'a-post',
      type: 'post',
      ended: null,
      domain: '*',
      date: '2026-03-14',
      updated: null,
      corrections: [],
      metaTitle: 'A post',
      metaDescription: 'What it is about.',
      blog: 'Its text.',
      pinterestImageLink: null,
      youtubeShortsUrl: null,
      shortTailKeywords: null,
      longTailKeywords: null,
    },
  });
});

test('a file with everything', () => {
  const matter = [
    'metaTitle: "Rivers: a list"',
    'metaDescription: 2026',
    'date: 2028-02-29',
    'updated: 2028-03-01T06:30-06:00',
    'corrections:',
    '  - { date: 2028-02-29, text: First. }',
    '  - { date: 2028-03-01, text: Second. }',
    'domain: www.news.example',
    'pinterestImageLink: https://pictures.example/river.jpg',
    'youtubeShortsUrl: https://youtu.be/sampleVid01',
    'shortTailKeywords: [river, 2026]',
    'longTailKeywords: []',
  ].join('\n');
  expect(parse(matter)).toMatchObject({
    post: {
      domain: 'news.example',
      metaTitle: 'Rivers: a list',
      metaDescription: '2026',
      date: '2028-02-29',
      updated: '2028-03-01T12:30:00.000Z',
      corrections: [
        { date: '2028-03-01', text: 'Second.' },
        { date: '2028-02-29', text: 'First.' },
      ],
      pinterestImageLink: 'https://pictures.example/river.jpg',
      youtubeShortsUrl: 'https://youtu.be/sampleVid01',
      shortTailKeywords: 'river, 2026',
      longTailKeywords: null,
    },
  });
});

test('a byte order mark and the line ends of Windows do no harm; lines of --- in the text belong to the text', () => {
  const file = `\uFEFF---\n${MATTER}\n---\n\nOne.\n\n---\n\nTwo.\n`.replaceAll('\n', '\r\n');
  expect(parsePostFile('a-post.md', Buffer.from(file))).toMatchObject({
    post: { metaTitle: 'A post', blog: 'One.\n\n---\n\nTwo.' },
  });
});

test('the slug is the name of the file, its accents composed', () => {
  expect(parse(MATTER, 'Text.', `${'café'.normalize('NFD')}.md`)).toMatchObject({
    post: { slug: 'café'.normalize('NFC') },
  });
});

test.each<[string, string, string]>([
  ['no description', 'metaTitle: A post\ndate: 2026-03-14', 'metaDescription must be a text of 1 to 500'],
  ['an empty title', MATTER.replace('A post', ''), 'metaTitle must be a text of 1 to 200'],
  ['a day that is none', MATTER.replace('03-14', '02-30'), 'date must be a day like 2026-03-14'],
  ['a time without a zone', MATTER.replace('03-14', '03-14T10:00'), 'or a time with its zone'],
  ['a correction without a day', `${MATTER}\ncorrections: [{ text: Wrong. }]`, 'must have dates like'],
  ['corrections in a row', `${MATTER}\ncorrections: all of it`, 'corrections must be a list'],
  ['an unknown field', `${MATTER}\ntitle: B`, 'has "title", which is not a field of a post; use metaTitle,'],
  ['a picture that is a script', `${MATTER}\npinterestImageLink: javascript:x`, 'pinterestImageLink must be'],
  ['a picture of another host', `${MATTER}\npinterestImageLink: //host/x.jpg`, 'pinterestImageLink must be'],
  ['a film that is no address', `${MATTER}\nyoutubeShortsUrl: sampleVid01`, 'youtubeShortsUrl must be'],
  ['keywords in a row', `${MATTER}\nshortTailKeywords: a, b`, 'shortTailKeywords must be a list'],
  ['a comma in a keyword', `${MATTER}\nshortTailKeywords: ["a, b"]`, 'keywords without commas'],
  ['a domain with a path', `${MATTER}\ndomain: news.example/x`, 'domain must be a host in lower case'],
  ['a list for front matter', '- a\n- b', 'its front matter must be a list of names and values'],
  ['broken YAML', 'metaTitle: [', 'its front matter is not YAML ('],
  ['an alias', 'metaTitle: &a [*a]', 'its front matter is not YAML ('],
  ['lists in lists', `metaTitle: ${'['.repeat(2900)}`, 'its front matter has more than 100 lists'],
  [
    'more than any post needs',
    `metaTitle: ${'a'.repeat(3000)}`,
    'its front matter has more than 3000 characters',
  ],
  ['another type', `${MATTER}\ntype: story`, 'type must be post or live'],
  ['an end of an ordinary post', `${MATTER}\nended: 2026-03-15`, 'only a live post can have ended'],
  [
    'a live post without entries',
    `${MATTER}\ntype: live`,
    'it is a live post without an entry: an entry begins with',
  ],
  ['a field twice', `${MATTER}\ndate: 2026-03-15`, 'its front matter is not YAML ('],
])('%s is refused with a reason', (_name, matter, reason) => {
  expect(parse(matter)).toEqual({ reason: expect.stringContaining(reason) });
});

test.each<[string, string, Uint8Array, string]>([
  ['no front matter', 'a.md', Buffer.from('# Title\n\nText.'), 'does not begin with front matter'],
  ['no text', 'a.md', Buffer.from(`---\n${MATTER}\n---\n \n`), 'has no text below'],
  ['nothing after the front matter', 'a.md', Buffer.from(`---\n${MATTER}\n---`), 'has no text below'],
  ['Latin-1', 'a.md', Buffer.from(`---\n${MATTER}\n---\ncafé`, 'latin1'), 'not plain text in UTF-8'],
  ['a null character', 'a.md', Buffer.from(`---\n${MATTER}\n---\na\0b`), 'not plain text in UTF-8'],
  [
    'a space in the name',
    'a b.md',
    Buffer.from(`---\n${MATTER}\n---\nText.`),
    'its name has characters other than',
  ],
])('%s is refused with a reason', (_name, file, bytes, reason) => {
  expect(parsePostFile(file, bytes)).toEqual({ reason: expect.stringContaining(reason) });
});
