import { Turns } from './turns.ts';

test('one item per turn of the event loop, round-robin over sections', async () => {
  const turns = new Turns();
  const taken: string[] = [];
  const add = (section: string, name: string) => turns.add(section, () => taken.push(name));
  add('faq', 'faq 1');
  add('faq', 'faq 2');
  add('faq', 'faq 3');
  add('blog', 'blog 1');
  expect(taken).toEqual([]);
  await new Promise(setImmediate);
  expect(taken).toEqual(['faq 1']);
  add('', 'a reply');
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
  expect(taken).toEqual(['faq 1', 'blog 1', 'faq 2', 'a reply', 'faq 3']);
  add('blog', 'blog 2');
  await new Promise(setImmediate);
  expect(taken.at(-1)).toBe('blog 2');
});
