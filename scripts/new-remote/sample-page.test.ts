import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { load } from './template/src/index/load.ts';

async function loadFrom(path: string) {
  const respond = () => new Response('', { status: 500 });
  return load(fixtureContext({ name: 'a test', path, params: {}, respond }));
}

it('puts the newest story first, and dates it for readers and machines', async () => {
  const { status, data } = await loadFrom('/__name__');
  expect(status).toBe(200);
  expect(data.order).toBe('newest');
  expect(data.stories[0]?.date).toEqual({ iso: '2026-03-14', text: 'March 14, 2026' });
});

it('reverses the list if the address says so', async () => {
  const newest = await loadFrom('/__name__');
  const oldest = await loadFrom('/__name__?order=oldest');
  expect(oldest.data.order).toBe('oldest');
  expect(oldest.data.stories).toEqual(newest.data.stories.toReversed());
});

it('ignores an unknown order', async () => {
  expect((await loadFrom('/__name__?order=random')).data.order).toBe('newest');
});
