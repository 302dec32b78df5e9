import type { Phase } from '../protocol/activity.ts';
import type { RequestFromFront } from './front-requests.ts';
import { ComposerReleases } from './composer-releases.ts';

const CODE = `
  exports.contract = 3;
  (async () => { await null; await null; globalThis.notePhase(); })();
`;

test('promises of a release during its evaluation belong to that phase', async () => {
  let current: Phase | null = null;
  const noted: (Phase | null)[] = [];
  Object.assign(globalThis, { notePhase: () => noted.push(current) });
  const releases = new ComposerReleases({
    requestFromFront: (async () => ({
      release: {},
      code: CODE,
      file: 'news@1.2.3/server.cjs',
      address: {},
    })) as never,
    record: () => {},
    phases: { begin: (phase) => (current = phase), end: () => (current = null) },
  });
  await releases.remote('news', '1.2.3');
  await new Promise((resolve) => setImmediate(resolve));
  Reflect.deleteProperty(globalThis, 'notePhase');
  expect(noted).toEqual([expect.objectContaining({ release: 'news@1.2.3', phase: 'evaluate' })]);
});

describe('the code of a release', () => {
  const one = { release: {}, code: 'exports.contract = 3;', file: 'news@1.2.3/server.cjs', address: {} };

  function releasesOf(requestFromFront: () => Promise<unknown>) {
    const ask = jest.fn(requestFromFront);
    const releases = new ComposerReleases({
      requestFromFront: ask as unknown as RequestFromFront,
      record: () => {},
      phases: { begin: () => {}, end: () => {} },
    });
    return { releases, ask, read: () => releases.remote('news', '1.2.3') };
  }

  it('is requested and evaluated once, for views at the same time and later', async () => {
    const { ask, read } = releasesOf(async () => one);
    const [first, second] = await Promise.all([read(), read()]);
    expect(second.module).toBe(first.module);
    expect((await read()).module).toBe(first.module);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is evaluated again by the next view if it failed', async () => {
    const { ask, read } = releasesOf(async () => one);
    ask.mockRejectedValueOnce(new Error('The store is away.'));
    await expect(read()).rejects.toThrow('The store is away.');
    expect((await read()).module).toMatchObject({ contract: 3 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is evaluated anew once it was dropped, or was not among those that are kept', async () => {
    const { releases, ask, read } = releasesOf(async () => one);
    const { module } = await read();
    releases.keepOnly(new Set(['news@1.2.3']));
    expect((await read()).module).toBe(module);
    releases.keepOnly(new Set(['news@2.0.0']));
    expect((await read()).module).not.toBe(module);
    releases.drop('news@1.2.3');
    await read();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
