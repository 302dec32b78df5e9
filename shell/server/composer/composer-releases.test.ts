import type { Step } from '../protocol/activity.ts';
import { ComposerReleases } from './composer-releases.ts';

const CODE = `
  exports.contract = 3;
  (async () => { await null; await null; globalThis.noteStep(); })();
`;

test('promises of a release during its evaluation belong to that step', async () => {
  let current: Step | null = null;
  const noted: (Step | null)[] = [];
  Object.assign(globalThis, { noteStep: () => noted.push(current) });
  const releases = new ComposerReleases({
    requestFromFront: (async () => ({
      release: {},
      code: CODE,
      file: 'news@1.2.3/server.cjs',
      address: {},
    })) as never,
    record: () => {},
    steps: { begin: (step) => (current = step), end: () => (current = null) },
  });
  await releases.remote('news', '1.2.3');
  await new Promise((resolve) => setImmediate(resolve));
  Reflect.deleteProperty(globalThis, 'noteStep');
  expect(noted).toEqual([expect.objectContaining({ release: 'news@1.2.3', step: 'evaluate' })]);
});
