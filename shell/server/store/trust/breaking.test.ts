import { signedStore } from './testing/signed-store.ts';

const notice = (text: string) => ({ text, link: null, until: '2100-01-01T00:00:00.000Z' });
const breaking = (number: number, text: string) => ({
  number,
  notice: notice(text),
  by: 'a test',
  at: '2026-11-23T12:00:00.000Z',
});

it('who can write to the store but has no key announces nothing, and hides and holds up nothing', async () => {
  const { pipeline, server, read, write } = await signedStore('1');
  await pipeline.addBreaking(breaking(1, 'The bridge is closed'));
  await write('breaking/0000000002.json', JSON.stringify(breaking(2, 'Buy gold')));
  // A signature holds for its place.
  await write('breaking/0000000003.json', await read('breaking/0000000001.json'));
  const { last, next } = await server().lastBreaking();
  expect(last?.notice?.text).toBe('The bridge is closed');
  expect(await pipeline.addBreaking(breaking(next, 'It is open'))).toBe(true);
  expect((await server().lastBreaking(1)).last?.notice?.text).toBe('It is open');
});
