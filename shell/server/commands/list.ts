import type { Aside } from '@meadowlark/shared/contract/aside.ts';
import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { examples, howToRun } from './how-to-run.ts';
import { listedReleases } from './listed-releases.ts';
import { oneLine } from './one-line.ts';
import { RELEASE_COLUMNS, releaseRow } from './release-row.ts';
import { unknownRemote } from './require-published.ts';
import { say } from './say.ts';
import { styleFor } from './style.ts';
import { table } from './table.ts';
import { formatMoment } from './when.ts';

/** Releases of a remote in the list of all; those that readers get are among them in any case. */
const NEWEST = 5;

/** `list [remote]`: what is published, who gets it, and what a server has set aside. */
export function addList(program: Command, context: CommandContext): void {
  program
    .command('list')
    .description('published releases: which are live, on trial or set aside, their owners and age')
    .argument('[remote]', 'all releases of this remote; without it, the newest of each')
    .addHelpText('after', examples('list', 'list news'))
    .action(async (remote: string | undefined) => {
      const store = await context.store();
      const all = await listedReleases(store);
      if (remote !== undefined && !all.has(remote)) throw new Error(await unknownRemote(store, remote));
      if (all.size === 0) {
        say(
          context.stdout,
          `Nothing is published in ${store.place} yet. Next: ${howToRun('publish <remote>')}`,
        );
        return;
      }
      const style = styleFor(context.stdout, context.env);
      const rows = [RELEASE_COLUMNS.map((title) => style('dim', title))];
      for (const [name, releases] of all) {
        if (remote !== undefined && name !== remote) continue;
        const shown = releases.filter(({ state }, at) => remote !== undefined || at < NEWEST || state !== '');
        rows.push(...(await Promise.all(shown.map((release) => releaseRow(store, name, release, style)))));
        const more = releases.length - shown.length;
        if (more > 0) rows.push([style('dim', `${name}: ${more} more, see "list ${name}"`)]);
      }
      say(context.stdout, table(rows));
      for (const aside of await store.asides()) say(context.stdout, style('yellow', asideLine(aside)));
    });
}

function asideLine({ name, version, edition, since, why, by }: Aside): string {
  return `\n${name}@${version} is set aside since ${formatMoment(since)} (by ${oneLine(by)}, in edition ${edition}): ${oneLine(why)}`;
}
