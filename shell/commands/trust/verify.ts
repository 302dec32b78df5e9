import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import { verifyAll, verifyEditions, type Proof, type Root } from '../../store/verify/verify-editions.ts';
import { verifyHistory } from '../../store/verify/verify-history.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed } from '../named-editions.ts';
import { examples, oneLine, writeLine } from '../terminal.ts';
import { goneNote, requireNoProblems, trustNote } from './report-problems.ts';

export function addVerify(program: Command, context: CommandContext): void {
  program
    .command('verify')
    .description('verify what readers can get: every move, edition, release and file, from live down')
    .argument(
      '[edition]',
      'only this edition ID, "live" or "canary"; default: everything that readers can get',
    )
    .addHelpText('after', examples('verify', 'verify live'))
    .action(async (name: string | undefined) => {
      const store = await context.store();
      const history = await verifyHistory(store);
      const live = history.moves.at(-1);
      if (!live) {
        requireNoProblems(context, store, history.problems);
        return writeLine(context.stdout, `Nothing has been promoted in ${store.place} yet.`);
      }
      const roots = [live, ...(live.canary ? [live.canary] : [])].map(rootOf);
      const proof =
        name === undefined
          ? await verifyAll(store, roots)
          : await verifyEditions(store, [await rootNamed(store, name, roots)]);
      requireNoProblems(context, store, [...history.problems, ...proof.problems]);
      writeLine(context.stdout, summary(store, history.moves.length, live.number, proof));
      if (history.gone > 0) writeLine(context.stdout, goneNote(history.gone));
      for (const message of proof.unused) writeLine(context.stdout, oneLine(message));
    });
}

function rootOf({ edition, digest }: { edition: string; digest?: string }): Root {
  return { id: edition, digest };
}

async function rootNamed(store: EditionStore, name: string, roots: readonly Root[]): Promise<Root> {
  const { id } = await editionNamed(store, name);
  return roots.find((root) => root.id === id) ?? { id, digest: undefined };
}

function summary(store: EditionStore, moves: number, last: number, proof: Proof): string {
  const { editions, releases, files, bytes, signers } = proof;
  const names = [...signers].map((key) => store.trusted?.nameOf(key) ?? key);
  const signed = names.length > 0 ? `Signed with ${names.join(', ')}` : 'Nothing is signed';
  return `Everything from move ${last} down is valid: ${moves} moves, ${editions} editions, ${releases} releases, ${files} files (${(bytes / 1e6).toFixed(1)} MB). ${signed}${trustNote(store)}.`;
}
