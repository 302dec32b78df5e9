import { freeze } from '../store/moves.ts';
import { promote } from '../store/promote.ts';
import { runCommand } from './testing/run-command.ts';
import { storeWith } from '../store/testing/store-with.ts';

const COMMANDS =
  'publish check doctor link promote halt rollback retire freeze unfreeze breaking list show diff history verify keys states prune'.split(
    ' ',
  );

it('lists all commands in its help', async () => {
  const { code, out } = await runCommand(await storeWith(), ['--help']);
  expect(code).toBe(0);
  const listed = [...out.matchAll(/^ {2}([a-z]+)[ |]/gm)].map(([, name]) => name);
  expect(listed).toEqual([...COMMANDS, 'help']);
});

it('takes help for a question, and not for halt', async () => {
  const store = await storeWith();
  expect(await runCommand(store, ['help', 'promote'])).toEqual(
    await runCommand(store, ['promote', '--help']),
  );
});

it.each(COMMANDS)('%s --help has an example', async (name) => {
  const { code, out } = await runCommand(await storeWith(), [name, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`Examples:\n  npm run edition -- ${name}`);
});

it.each([
  [[], 'Usage: npm run edition --'],
  [['chek'], "Unknown command 'chek'\n(Did you mean check?)\nAdd --help"],
  [['check'], "Missing required argument 'name@version'\nAdd --help"],
  [['list', '--all'], "Unknown option '--all'"],
])('%j ends with 1 and says what to do', async (args, message) => {
  const { code, out, err } = await runCommand(await storeWith(), args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
});

it('shows the stack of an error only on request', async () => {
  const store = await storeWith();
  expect((await runCommand(store, ['rollback'])).err).not.toContain('    at ');
  expect((await runCommand(store, ['rollback'], { env: { LOG_LEVEL: 'debug' } })).err).toContain('    at ');
});

it('an error cannot control the terminal with text that somebody wrote into the store', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, { by: 'x', note: '' });
  await freeze(store, { by: 'x', note: 'Election\u001b[2J\u0007 night' });
  const { err } = await runCommand(store, ['promote', 'news@2']);
  expect(err).toContain('Promotions are frozen: Election night. Wait');
});
