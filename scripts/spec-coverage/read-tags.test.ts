import { readTags } from './read-tags.ts';

it.each([
  [`test('opens', () => {`, 'opens'],
  ['scriptedTest(\n  `${name}: opens`,', '${name}: opens'],
  [`it.each([['a', f(1)]])('opens %s', (name) => {`, 'opens %s'],
  ['it.each`a | b`("opens", () => {', 'opens'],
  [`describe.each(NAMES)('%s', (name) => {`, '%s'],
  [String.raw`it.only('says \'no\'', () => {`, "says 'no'"],
  [`// Why it is here.\n  it('opens', () => {`, 'opens'],
])('reads the tag above %j', (call, title) => {
  expect(readTags('a.test.ts', `\n  // spec 2 Home: Hero: headline\n  ${call}`)).toEqual([
    { section: '2 Home', statement: 'Hero: headline', test: title },
  ]);
});

it('reads several tags of one test', () => {
  const text = `// spec 2 Home: One\n// spec beyond: Two\nit('opens', () => {`;
  expect(readTags('a.test.ts', text).map(({ statement, test }) => [statement, test])).toEqual([
    ['One', 'opens'],
    ['Two', 'opens'],
  ]);
});

it.each([
  ['a section', `// spec Hero\nit('opens', () => {`],
  ['a statement', `// spec 2 Home:\nit('opens', () => {`],
  ['a test', `// spec 2 Home: Hero\nexpect(1).toBe(1);`],
  ['a test on the next line', `// spec 2 Home: Hero\n\nit('opens', () => {`],
  ['a title', `// spec 2 Home: Hero\nit(title, () => {`],
  ['anything below it', '// spec 2 Home: Hero'],
])('throws for a tag without %s', (_, text) => {
  expect(() => readTags('a.test.ts', text)).toThrow('a.test.ts:1: a tag is');
});
