import { freeze } from '../../store/moves.ts';
import { promote } from '../../store/promote.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import type { Gate } from '../command-context.ts';
import { closedGate } from '../testing/open-gate.ts';
import { runCommand } from '../testing/run-command.ts';

const who = { by: 'someone', note: '' };

async function storeOfThree() {
  const store = await storeWith('shell@1', 'news@1', 'news@2', 'quiz@1');
  await promote(store, { releases: { shell: '1', news: '1', quiz: '1' } }, who);
  return store;
}

const liveReleases = async (store: Awaited<ReturnType<typeof storeWith>>) =>
  (await store.edition((await store.live())?.edition ?? '')).releases;

it('leaves a remote out of what readers get, and says how to undo it', async () => {
  const store = await storeOfThree();
  const first = await store.live();
  const { code, out } = await runCommand(store, ['retire', 'quiz', '--note', 'It has a site of its own']);
  expect(code).toBe(0);
  expect(out).toBe(
    `All readers now get edition ${(await store.live())?.edition}:\n  quiz  1  ->  (none)\nTo undo it: npm run edition -- rollback --to ${first?.edition}\n`,
  );
  expect(await liveReleases(store)).toEqual({ shell: '1', news: '1' });
  expect(await store.live()).toMatchObject({
    action: 'promote',
    by: 'a test',
    note: 'It has a site of its own',
  });
  // Later promotions do not bring it back; its own does.
  await runCommand(store, ['promote', 'news@2']);
  expect(await liveReleases(store)).toEqual({ shell: '1', news: '2' });
  await runCommand(store, ['promote', 'quiz@1']);
  expect(await liveReleases(store)).toEqual({ shell: '1', news: '2', quiz: '1' });
});

it('has the gate check the shell in an edition without the remote', async () => {
  const store = await storeOfThree();
  const gate = jest.fn<ReturnType<Gate>, Parameters<Gate>>(closedGate);
  const { code, err } = await runCommand(store, ['retire', 'news'], { gate });
  expect(gate.mock.calls[0]?.[1]).toEqual({ shell: '1' });
  expect(gate.mock.calls[0]?.[3]).toEqual({ retired: ['news'] });
  expect(code).toBe(1);
  expect(err).toContain('promote a shell first whose table does not');
  expect(await liveReleases(store)).toHaveProperty('news');
});

it.each([
  ['the shell', ['shell'], 'The shell composes all pages, so it cannot be retired.'],
  ['an unknown remote', ['quizz'], 'No release of "quizz" is in'],
])('refuses %s', async (_, names, message) => {
  const store = await storeOfThree();
  expect(await runCommand(store, ['retire', ...names])).toMatchObject({
    code: 1,
    err: expect.stringContaining(message),
  });
  expect(await store.history()).toHaveLength(1);
});

it('refuses a remote that is retired already; so does a rollback of it', async () => {
  const store = await storeOfThree();
  await runCommand(store, ['retire', 'quiz']);
  for (const command of ['retire', 'rollback'])
    expect(await runCommand(store, [command, 'quiz'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Readers get no release of quiz now. They get news, shell.'),
    });
});

it('refuses during a freeze, unless forced, and while a canary is open', async () => {
  const store = await storeOfThree();
  await freeze(store, { by: 'the desk', note: 'election night' });
  expect(await runCommand(store, ['retire', 'quiz'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('election night'),
  });
  const forced = ['retire', 'quiz', '--force', '--note', 'It shows another quiz'];
  expect(await runCommand(store, forced)).toMatchObject({ code: 0 });
  await runCommand(store, ['unfreeze']);
  await runCommand(store, ['promote', 'news@2', '--canary', '10']);
  expect(await runCommand(store, ['retire', 'news'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('A canary is open.'),
  });
});

it('changes nothing if live moved while the gate ran', async () => {
  const store = await storeOfThree();
  const gate: Gate = async () => {
    await promote(store, { releases: { news: '2' } }, who);
    return [];
  };
  expect(await runCommand(store, ['retire', 'quiz'], { gate })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Live has been moved while the gate ran. Nothing was changed.'),
  });
  expect(await liveReleases(store)).toEqual({ shell: '1', news: '2', quiz: '1' });
});
