import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { runSeed, type Failure } from '../../shell/model/model.ts';
import { PLANTED } from '../../shell/model/planted-faults.ts';
import { giveUp, say } from '../lib/say.mjs';
import { wholeNumber } from '../lib/whole-number.ts';
import { runSeeds } from './run-seeds.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Each planted fault must be found within this many seeds. */
const WITHIN = 1000;

type Order = 'planted' | { seed: number } | { from: number; seeds: number };

/** npm run model: checks the rules of promotion against a model, with seeds that can be replayed. See docs/testing.md. */
async function main(order: Order): Promise<boolean> {
  if (order === 'planted') return findPlanted();
  if ('seeds' in order) return hold(order.from, order.seeds);
  const { seed } = order;
  const failure = await runSeed(seed);
  say(failure ? `${told(seed, failure)}\n\n${failure.schedule}` : `Seed ${seed} passes.`);
  return failure === null;
}

function readOrder(): Order {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '10000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      planted: { type: 'boolean', default: false },
    },
  });
  if (values.planted) return 'planted';
  if (values.seed !== undefined) return { seed: wholeNumber('--seed', values.seed) };
  return { from: wholeNumber('--from', values.from), seeds: wholeNumber('--seeds', values.seeds) };
}

async function hold(from: number, seeds: number): Promise<boolean> {
  const began = performance.now();
  let done = 0;
  const failed = await runSeeds({
    from,
    to: from + seeds - 1,
    processes: availableParallelism(),
    onSeed: () => {
      done += 1;
      if (done % 1000 === 0) say(`${done} seeds …`);
    },
  });
  if (failed?.failure) say(told(failed.seed, failed.failure));
  else say(`${seeds} seeds pass, in ${Math.round((performance.now() - began) / 1000)} s.`);
  return failed === null;
}

function told(seed: number, { broken, actions }: Failure): string {
  const replay = `npm run model -- --seed ${seed}`;
  return `Seed ${seed} fails:\n\n${broken}\n\nThe fewest actions that reproduce it:\n\n${actions}\n\nTo replay it with every request: ${replay}`;
}

async function findPlanted(): Promise<boolean> {
  const found = new Map<string, number | null>();
  const waiting = [...PLANTED];
  const work = async (): Promise<void> => {
    for (let planted = waiting.shift(); planted; planted = waiting.shift()) {
      const failed = await runSeeds({ from: 1, to: WITHIN, processes: 1, planted });
      found.set(planted.name, failed?.seed ?? null);
      say(`${planted.name}: ${failed ? `found by seed ${failed.seed}` : 'not found'}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const report = [
    '# Faults planted for the model',
    '',
    `Each is one change of the shipped code, made while it is read (\`shell/model/planted-faults.ts\`), and has to be found within ${WITHIN} seeds: \`npm run model -- --planted\`.`,
    '',
    '| fault | file | found by seed |',
    '| --- | --- | --- |',
    ...PLANTED.map(({ name, file }) => `| ${name} | \`${file}\` | ${found.get(name) ?? 'none'} |`),
    '',
  ];
  await mkdir(path.join(ROOT, 'bench/results'), { recursive: true });
  await writeFile(path.join(ROOT, 'bench/results/model.md'), report.join('\n'));
  return PLANTED.every(({ name }) => found.get(name) !== null);
}

let order: Order;
try {
  order = readOrder();
} catch (error) {
  giveUp(messageOf(error));
}
process.exitCode = (await main(order)) ? 0 : 1;
