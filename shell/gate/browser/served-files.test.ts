import { EditionStore } from '../../store/edition-store.ts';
import { temporaryStore } from '../../store/testing/temporary-release.ts';
import { putRelease, SHELL } from '../testing/candidate-of.ts';
import { servedFiles } from './served-files.ts';

test('pages of the gate wait for no script of the store, and files are read once', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, {
    ...SHELL,
    files: { ...SHELL.files, 'web/awake.js': 'awake()', 'web/a.svg': '<svg/>' },
  });
  const shell = await store.release('shell', '1.0.0');
  const asked = jest.spyOn(EditionStore.prototype, 'releaseFile');
  const read = await servedFiles(store, [shell]);
  const before = asked.mock.calls.length;
  expect(String(await read(shell, 'web/awake.js'))).toBe('awake()');
  expect(asked.mock.calls).toHaveLength(before);
  await Promise.all([read(shell, 'web/a.svg'), read(shell, 'web/a.svg')]);
  expect(asked.mock.calls).toHaveLength(before + 1);
});
