import type { Breaking } from '@meadowlark/shared/contract/live.ts';
import type { Command } from 'commander';
import { parseDuration } from '../parse-duration.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { breakingKey } from '../../store/object-keys.ts';
import { clockSkew } from '../../store/object-store.ts';
import { setBreaking } from '../../store/set-breaking.ts';
import type { CommandContext } from '../command-context.ts';
import { commandLine, examples, oneLine, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

interface Options {
  until?: string;
  link?: string;
  clear?: true;
}

/**
 * `breaking <text> --until <duration>` shows a banner on every page; `breaking --clear` removes it; `breaking` alone prints
 * it.
 */
export function addBreaking(program: Command, context: CommandContext): void {
  const { stdout } = context;
  program
    .command('breaking')
    .description('announce breaking news on every page')
    .argument('[text]', 'one line, up to 140 characters')
    .option('--until <duration>', 'how long to show it: 30m, 2h')
    .option('--link <path>', 'page of this site to link to')
    .option('--clear', 'remove the banner')
    .addHelpText(
      'after',
      examples(
        'breaking "Tornado warning for Douglas County" --until 2h --link /local-news',
        'breaking --clear',
        'breaking',
      ),
    )
    .action(async (text: string | undefined, { until, link, clear }: Options) => {
      if (clear && (text ?? until ?? link) !== undefined)
        throw new Error('--clear takes no other arguments.');
      const store = await context.store();
      const { by } = actorOf(context.env, '');
      if (clear) return writeLine(stdout, await removed(store, by));
      if (text === undefined) {
        if ((until ?? link) !== undefined) throw new Error('Give the text of the breaking news, in quotes.');
        return writeLine(stdout, await shown(store));
      }
      if (until === undefined) throw new Error('Say how long to show it, for example --until 2h.');
      const ends = new Date(Date.now() + parseDuration(until)).toISOString();
      const announced = await setBreaking(store, by, { text, link: link ?? null, until: ends });
      if (announced) await requireSameClock(store, announced);
      writeLine(stdout, `It will be on every page within three seconds, until ${ends}.`);
      return writeLine(stdout, `To remove it: ${commandLine('breaking --clear')}`);
    });
}

async function removed(store: EditionStore, by: string): Promise<string> {
  return (await setBreaking(store, by, null))
    ? 'The banner will be removed within three seconds.'
    : 'Nothing to do: there is no breaking news.';
}

async function shown(store: EditionStore): Promise<string> {
  const { notice, by = '' } = (await store.lastBreaking()) ?? {};
  return notice && Date.parse(notice.until) > Date.now()
    ? `"${oneLine(notice.text)}" until ${notice.until}, by ${oneLine(by)}.`
    : 'There is no breaking news.';
}

/**
 * Servers end a banner by their own clocks. Throws if this machine's clock differs from the store's; the announcement is
 * kept.
 */
async function requireSameClock({ objects }: EditionStore, { number, at, notice }: Breaking): Promise<void> {
  const skew = await clockSkew(objects, breakingKey(number), at);
  if (skew === null) return;
  throw new Error(
    `Announced until ${notice?.until}, but by the clock of this machine, which is ${skew}. Servers use their own clocks: set the clock, and announce again.`,
  );
}
