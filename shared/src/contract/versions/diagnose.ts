import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from '../contract-number.ts';
import { contractSupport } from './contract-support.ts';
import type { ContractChange, ContractEntry } from './contract-table.ts';

interface Patient {
  /** `news`, or `news@1.0.0`. */
  name: string;
  /** The contract that it was built for. */
  contract: number;
  /** Folder of its sources; null where they are not at hand. */
  sources: string | null;
}

interface Diagnosis {
  /** For people, one line each. */
  lines: string[];
  /** Nothing has to be done now. */
  isWell: boolean;
}

/** What a team has to change in a remote for the present contract, where, and until when. */
export function diagnose({ name, contract, sources }: Patient, today: Date): Diagnosis {
  const support = contractSupport(contract, today);
  const built = `${name} was built for contract ${contract}`;
  switch (support.state) {
    case 'current':
      return { lines: [`${built}, the present one.`], isWell: true };
    case 'newer':
      return {
        lines: [`${built}, and this knows no more than ${CONTRACT}. Update it, then ask again.`],
        isWell: false,
      };
    case 'ending':
      return {
        lines: [
          `${built}; the present one is ${CONTRACT}. Both are served; the gate takes releases for ${contract} until ${support.until}.`,
          ...toDo(support.later, sources),
        ],
        isWell: true,
      };
    case 'ended':
      return {
        lines: [
          `${built}; the present one is ${CONTRACT}. The gate took releases for ${contract} until ${support.until}.`,
          ...toDo(support.later, sources),
        ],
        isWell: false,
      };
    case 'unserved':
      return {
        lines: [
          `${built}, which is served no more: only ${CONTRACT - 1} and ${CONTRACT} are.`,
          ...toDo(support.later, sources),
        ],
        isWell: false,
      };
  }
}

function toDo(later: readonly ContractEntry[], sources: string | null): string[] {
  const changes = later.flatMap((entry) =>
    entry.changes.map((change) => ({ ...change, contract: entry.contract })),
  );
  const found = changes.map((change) => (sources === null ? null : oldUses(sources, change)));
  const isDone = sources !== null && found.every((places) => places?.length === 0);
  return [
    ...changes.flatMap(({ contract, what, fix }, i) => [
      `  ${contract}: ${what} ${fix}`,
      ...(found[i] ?? []).map((place) => `     ${place}`),
    ]),
    isDone
      ? '  Its sources have none of this any more: build and publish it again.'
      : '  Then check its types, build and publish it again.',
  ];
}

/** Lines of sources that are written the old way: `src/post/head.ts:13`. */
function oldUses(folder: string, { files, old }: ContractChange): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => files.test(file.replaceAll(path.sep, '/')))
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          old.test(line) ? [`${path.relative(path.dirname(folder), file)}:${i + 1}`] : [],
        ),
    );
}
