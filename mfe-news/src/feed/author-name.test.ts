import { authorName } from './author-name.ts';

it.each([
  ['Ann Author', 'Ann Author'],
  ['By Ann Author', 'Ann Author'],
  ['Ann Author (AP); Bob Writer', 'Ann Author (AP), Bob Writer'],
  ['desk@paper.example (Author, Ann)', 'Author, Ann'],
  ['Ann Author <ann@paper.example>', 'Ann Author'],
  ['Ann Author (mailto:ann@paper.example)', 'Ann Author'],
  ['Ann Author ann@paper.example', 'Ann Author'],
  ['ann@paper.example (Ann), bob@paper.example (Bob)', 'Ann, Bob'],
  ['Ann (ann@paper.example), Bob (bob@paper.example)', 'Ann, Bob'],
  ['By Ann <ann@paper.example> and Bob <bob@paper.example>', 'Ann and Bob'],
])('finds the names in %j, and no address', (value, names) => {
  expect(authorName(value)).toBe(names);
});

it.each([
  undefined,
  '',
  ' , ',
  'ann@paper.example',
  'ann@paper.example, bob@paper.example',
  'desk@paper.example ()',
])('finds no name in %j', (value) => {
  expect(authorName(value)).toBeNull();
});
