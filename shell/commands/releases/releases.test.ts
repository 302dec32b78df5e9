import { parseReleases } from './releases.ts';

it('reads names and versions', () => {
  expect(parseReleases(['news@0.1.0-1a2b3c4d', 'blog@2.0.0'])).toEqual({
    news: '0.1.0-1a2b3c4d',
    blog: '2.0.0',
  });
});

it.each([
  [['news'], 'Which version of news? Write it as news@<version>; "npm run edition -- list news"'],
  [['news@'], 'Which version of news?'],
  [['News@1'], '"News@1" names no release'],
  [['@1'], '"@1" names no release'],
  [['../x@1'], '"../x@1" names no release'],
  [['news@../../x'], '"../../x" is no version'],
  [['news@1@2'], '"1@2" is no version'],
  [['news@1', 'news@2'], 'news is named with two versions, 1 and 2'],
])('refuses %j', (args, sentence) => {
  expect(() => parseReleases(args)).toThrow(sentence);
});
