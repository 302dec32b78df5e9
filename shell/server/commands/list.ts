import type { Aside } from '@meadowlark/shared/contract/aside.ts';
import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { examples, howToRun } from './how-to-run.ts';
import { listedReleases, type ListedRelease } from './listed-releases.ts';
import { oneLine } from './one-line.ts';
import { ownerOf } from './owner-of.ts';
import { unknownRemote } from './require-published.ts';
import { say } from './say.ts';
import { styleFor, type Style } from './style.ts';
import { table } from './table.ts';
import { formatAge, formatMoment } from './when.ts';

const HEAD = ['release', 'state', 'first given to readers', 'owner'];
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
      const rows = [HEAD.map((title) => style('dim', title))];
      for (const [name, releases] of remote === undefined
        ? all
        : [[remote, all.get(remote) ?? []] as const]) {
        const shown = releases.filter(
          ({ state }, index) => remote !== undefined || index < NEWEST || state !== '',
        );
        for (const release of shown) {
          rows.push(row(name, release, await ownerOf(store, name, release.version), style));
        }
        const more = releases.length - shown.length;
        if (more > 0) rows.push([style('dim', `${name}: ${more} more, see "list ${name}"`)]);
      }
      say(context.stdout, table(rows));
      for (const aside of await store.asides()) say(context.stdout, style('yellow', asideLine(aside)));
    });
}

function row(name: string, { version, state, since }: ListedRelease, owner: string, style: Style): string[] {
  const age = since === null ? 'never' : formatAge(since, new Date());
  return [`${name}@${version}`, style('bold', state), age, owner];
}

function asideLine({ name, version, edition, since, why, by }: Aside): string {
  return `\n${name}@${version} is set aside since ${formatMoment(since)} (by ${oneLine(by)}, in edition ${edition}): ${oneLine(why)}`;
}
