import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { runCommand } from '../shell/commands/testing/run-command.ts';
import { promote } from '../shell/store/promote.ts';
import { storeWith } from '../shell/store/testing/store-with.ts';

const [OLD, NEW] = ['0.1.0-54980419', '0.1.1-b155b783'];
const BY = { by: 'News desk', note: '' };
const OPERATIONS = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');

it('operations.md shows what its commands print, in their order', async () => {
  const store = await storeWith(`news@${OLD}`, `news@${NEW}`);
  await promote(store, { releases: { news: OLD } }, BY);
  const env = { SITE_ORIGIN: 'https://meadowlark.example', OVERRIDE_SECRET: 'x'.repeat(32) };
  const run = async (line: string) => {
    const { out, err } = await runCommand(store, argumentsOf(line), { env, gate: async () => [] });
    return timeless(err + out);
  };
  const shown = examples(['link', 'promote', 'rollback', 'freeze', 'unfreeze', 'breaking']);
  expect(shown).toHaveLength(9);
  for (const { line, output } of shown) {
    if (line.startsWith('rollback news')) await promote(store, { releases: { news: NEW } }, BY);
    expect([line, await run(line)]).toEqual([line, timeless(output)]);
  }
});

/** The commands of the document's console blocks, and what follows each. */
function examples(commands: readonly string[]): { line: string; output: string }[] {
  const blocks = [...OPERATIONS.matchAll(/^```console\n(.*?)^```/gms)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split(/^\$ /m).slice(1))
    .map((text) => /^npm run edition -- (.*)\n([^]*)$/.exec(text) ?? [])
    .map(([, line = '', output = '']) => ({ line, output }))
    .filter(({ line }) => commands.includes(line.split(' ', 1)[0] ?? ''));
}

function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** Without what differs from run to run: ids of editions, times, tokens of links. */
function timeless(text: string): string {
  return text
    .replaceAll(/\d{8}T\d{6}Z-[\da-f]{8}/g, '<edition>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z| UTC)/g, '<time>')
    .replaceAll(/_qa\/\S+/g, '_qa/<token>');
}
