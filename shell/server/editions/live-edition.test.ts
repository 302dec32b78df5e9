import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../store/promote.ts';
import { publishRelease } from '../store/publish-release.ts';
import { temporaryRelease, temporaryStore } from '../testing/temporary-release.ts';
import { LiveEdition } from './live-edition.ts';

const who = { by: 'a test', note: '' };

async function storeWith(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
  return { store, folder };
}

describe('following live', () => {
  it('takes a promotion without a restart', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    const changed = jest.fn();
    const live = await LiveEdition.follow(store, { changed, refused: jest.fn() });
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await live.refresh();
    live.close();
    expect(live.current.id).toBe(second.edition);
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ id: second.edition }));
  });

  it.each(['nonsense', '{"edition":"20261121T000000Z-00000000"}', ''])(
    'keeps the last good edition when live says %j',
    async (pointer) => {
      const { store, folder } = await storeWith('1.0.0');
      const first = await promote(store, { releases: { news: '1.0.0' } }, who);
      const refused = jest.fn();
      const live = await LiveEdition.follow(store, { changed: jest.fn(), refused });
      await writeFile(path.join(folder, 'live', '0000000002.json'), pointer);
      await live.refresh();
      await live.refresh();
      live.close();
      expect(live.current.id).toBe(first.edition);
      // Reported once, not at every look.
      expect(refused).toHaveBeenCalledTimes(1);
    },
  );

  it('says what to do when nothing was ever promoted', async () => {
    const { store } = await temporaryStore();
    await expect(LiveEdition.follow(store, { changed: jest.fn(), refused: jest.fn() })).rejects.toThrow(
      'npm start',
    );
  });
});
