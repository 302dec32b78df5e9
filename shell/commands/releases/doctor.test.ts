import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { promote } from '../../store/promote.ts';
import { releaseOf } from '../../store/testing/release-of.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { runCommand } from '../testing/run-command.ts';

async function liveWith(contracts: Readonly<Record<string, number>>) {
  const store = await storeWith();
  for (const [name, contract] of Object.entries(contracts)) {
    const release = releaseOf(name, '1', { contract });
    await store.objects.put(`releases/${name}/1/release.json`, Buffer.from(JSON.stringify(release)));
  }
  const releases = Object.fromEntries(Object.keys(contracts).map((name) => [name, '1']));
  await promote(store, { releases }, { by: 'a test', note: '' });
  return store;
}

it('lists the contract of every live release, until when it is served, and what to change', async () => {
  const store = await liveWith({ news: CONTRACT, weather: CONTRACT - 1 });
  const { code, out } = await runCommand(store, ['doctor']);
  expect(code).toBe(0);
  const [news, weather, ...todo] = out.trimEnd().split('\n');
  expect(news).toBe(`news@1 was built for contract ${CONTRACT}, the current contract.`);
  expect(weather).toMatch(
    new RegExp(`^weather@1 was built for contract ${CONTRACT - 1}; .* until \\d{4}-\\d{2}-\\d{2}\\.$`),
  );
  expect(todo.length).toBeGreaterThan(1);
  expect((await runCommand(store, ['doctor', 'news'])).out).toBe(`${news}\n`);
});

it('fails for releases that no server of this contract can promote, and for a remote that is not live', async () => {
  const store = await liveWith({ weather: CONTRACT - 2 });
  expect(await runCommand(store, ['doctor'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('no longer supported'),
  });
  expect(await runCommand(store, ['doctor', 'wether'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('No release of "wether"'),
  });
});

// The gate refuses a release before readers get it: another one is live.
it('accepts a release that is not live', async () => {
  const store = await liveWith({ weather: CONTRACT });
  const old = Buffer.from(JSON.stringify(releaseOf('weather', '0', { contract: CONTRACT - 2 })));
  await store.objects.put('releases/weather/0/release.json', old);
  expect(await runCommand(store, ['doctor', 'weather@0'])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^weather@0 was built for contract \d+, which is no longer supported/),
  });
  expect(await runCommand(store, ['doctor', 'weather@7'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('weather@7 is not in'),
  });
});
