import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Failure } from '../../shell/model/model.ts';
import type { PlantedFault } from '../../shell/model/planted-faults.ts';

const WORKER = path.join(import.meta.dirname, 'seed-worker.ts');
const PLANT = new URL('../../shell/model/plant.mjs', import.meta.url).href;

/** What a worker reports after each seed. */
export interface SeedReport {
  seed: number;
  failure: Failure | null;
}

interface Seeds {
  from: number;
  to: number;
  /** Number of concurrent processes. */
  processes: number;
  /** Called after each seed. */
  onSeed?: (seed: number) => void;
  planted?: PlantedFault;
}

/** Runs seeds in separate processes. Resolves with the first that fails, or null. */
export async function runSeeds({ from, to, processes, onSeed, planted }: Seeds): Promise<SeedReport | null> {
  let first: SeedReport | null = null;
  const run = async (offset: number): Promise<void> => {
    const worker = fork(WORKER, [from + offset, to, processes].map(String), {
      execArgv: [...(planted ? ['--import', PLANT] : []), '--import', 'tsx'],
      env: { ...process.env, ...(planted && { PLANTED: JSON.stringify(planted) }) },
    });
    worker.on('message', (report: SeedReport) => {
      onSeed?.(report.seed);
      if (report.failure && (!first || report.seed < first.seed)) first = report;
    });
    const [code] = (await once(worker, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`A process of the model ended with ${code}.`);
  };
  await Promise.all(Array.from({ length: processes }, (_, offset) => run(offset)));
  return first;
}
