import { idField, requiredText, optionalText, cleanField } from './wire-fields.ts';

it.each([
  [7, '7'],
  [' a1 ', 'a1'],
  ['9'.repeat(41), `${'9'.repeat(40)}...`],
])('the number %j is %j', (value, id) => {
  expect(idField.parse(value)).toBe(id);
});

it.each(['', '  ', '\u202E', null, {}])('%j is not a number and not a title', (value) => {
  expect(idField.safeParse(value).success).toBe(false);
  expect(requiredText('title').safeParse(value).success).toBe(false);
});

it.each([undefined, null, 3, []])('a text that is %j is empty', (value) => {
  expect(optionalText('phrase').parse(value)).toBe('');
});

it('cuts between characters, and only what is too long', () => {
  expect(cleanField('🌾'.repeat(250), 'title')).toBe('🌾'.repeat(250));
  expect(cleanField('🌾'.repeat(251), 'title')).toBe(`${'🌾'.repeat(250)}...`);
});
