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
  /** Folder of its sources; null if they are not available. */
  sources: string | null;
}

interface Diagnosis {
  /** For people, one line each. */
  lines: string[];
  /** Nothing has to be done now. */
  isWell: boolean;
}

/** What a team has to change in a remote for the current contract, where, and by when. */
export function diagnose({ name, contract, sources }: Patient, today: Date): Diagnosis {
  const support = contractSupport(contract, today);
  const built = `${name} was built for contract ${contract}`;
  switch (support.state) {
    case 'current':
      return { lines: [`${built}, the current contract.`], isWell: true };
    case 'newer':
      return {
        lines: [
          `${built}, but this checkout or kit knows only contracts up to ${CONTRACT}. Update it and try again.`,
        ],
        isWell: false,
      };
    case 'ending':
      return {
        lines: [
          `${built}; the current contract is ${CONTRACT}. Both are supported; the gate accepts contract ${contract} until ${support.until}.`,
          ...toDo(support.later, sources),
        ],
        isWell: true,
      };
    case 'ended':
      return {
        lines: [
          `${built}; the current contract is ${CONTRACT}. The gate accepted contract ${contract} until ${support.until}.`,
          ...toDo(support.later, sources),
        ],
        isWell: false,
      };
    case 'unserved':
      return {
        lines: [
          `${built}, which is no longer supported. Servers support contracts ${CONTRACT - 1} and ${CONTRACT}.`,
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
      ? '  Its sources no longer contain any of this. Build and publish again.'
      : '  Then check the types, build, and publish again.',
  ];
}

/** Lines of sources that use the old form: `src/post/head.ts:13`. */
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
