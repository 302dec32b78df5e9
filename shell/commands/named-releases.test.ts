import { parseReleases } from './named-releases.ts';

it('reads names and versions', () => {
  expect(parseReleases(['news@0.1.0-1a2b3c4d', 'blog@2.0.0'])).toEqual({
    news: '0.1.0-1a2b3c4d',
    blog: '2.0.0',
  });
});

it.each([
  [['news'], 'The version of news is missing. Write it as news@<version>; "npm run edition -- list news"'],
  [['news@'], 'The version of news is missing'],
  [['News@1'], '"News@1" is not a release'],
  [['@1'], '"@1" is not a release'],
  [['constructor@1'], '"constructor@1" is not a release'],
  [[`${'a'.repeat(300)}@1`], 'is not a release'],
  [['../x@1'], '"../x@1" is not a release'],
  [['news@../../x'], '"../../x" is not a version'],
  [['news@1@2'], '"1@2" is not a version'],
  [['news@1', 'news@2'], 'news is given with two versions, 1 and 2'],
])('refuses %j', (args, message) => {
  expect(() => parseReleases(args)).toThrow(message);
});
