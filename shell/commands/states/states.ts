import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Command } from 'commander';
import { repositoryOf } from '../../../build/paths.ts';
import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { releaseKey } from '../../store/release-key.ts';
import { photograph, type Photo, type Photography } from './photograph.ts';
import { statesPage } from '../../server/states/states-page.ts';
import { statesOf, THEMES, WIDTHS, type State } from '../../server/states/states.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed } from '../named-editions.ts';
import { parseReleases, requirePublished, unknownRemote } from '../named-releases.ts';
import { countUp, examples, oneLine, writeLine } from '../terminal.ts';
import { liveShell, withBrowser } from './pictures.ts';

const FOLDER = path.join('var', 'states');

export function addStates(program: Command, context: CommandContext): void {
  program
    .command('states')
    .description(
      'take pictures of every unit of the live edition, in every situation, theme and width, on one page',
    )
    .argument('[names...]', 'only these remotes, or name@version of other releases')
    .addHelpText('after', examples('states', 'states news', 'states news@0.1.0-1a2b3c4d'))
    .action(async (names: string[]) => {
      const store = await context.store();
      const releases = await chosenReleases(store, names);
      const shell = await liveShell(store);
      const states = releases.flatMap((release) => statesOf(release, shell));
      const folder = path.join(repositoryOf(process.cwd()), FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const count = countUp(context.stderr, 'States:');
      let [done, failed] = [0, 0];
      const checked = ({ remote, unit, situation }: State, problem: string | null) => {
        if (problem !== null) {
          failed += 1;
          writeLine(context.stderr, `${remote}, ${unit}, ${situation}: ${oneLine(problem)}`);
        }
        done += 1;
        count(done, states.length);
      };
      const files = await writePictures(folder, { store, releases, shell }, checked);
      const html = statesPage({
        subject: releases.map(releaseKey).join(', '),
        states,
        missing: releases
          .map(({ name }) => name)
          .filter((name) => !states.some(({ remote }) => remote === name)),
        themes: THEMES,
        widths: WIDTHS,
        show: (state, theme, width) => {
          const what = escapeHtml(`${state.unit}, ${state.situation}, ${theme}, ${width} pixels`);
          return picture(files.get(keyOf({ state, theme, width })), what, width);
        },
      });
      await writeFile(path.join(folder, 'index.html'), html);
      writeLine(context.stderr, `${states.length} states, ${files.size} pictures. Open this page:`);
      writeLine(context.stdout, path.join(folder, 'index.html'));
      if (failed > 0) throw new Error(`${failed} of ${states.length} states could not be photographed.`);
    });
}

/** Writes the pictures of all states into a folder. Returns the names of their files, by `keyOf`. */
async function writePictures(
  folder: string,
  work: Pick<Photography, 'store' | 'releases' | 'shell'>,
  checked: (state: State, problem: string | null) => void,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  await withBrowser((browser) =>
    photograph(browser, {
      ...work,
      format: 'jpeg',
      done: async (state, photos, problem) => {
        for (const photo of photos) {
          const file = `${files.size}.jpg`;
          files.set(keyOf(photo), file);
          await writeFile(path.join(folder, file), photo.bytes);
        }
        checked(state, problem);
      },
    }),
  );
  return files;
}

function picture(file: string | undefined, what: string, width: number): string {
  if (file === undefined) return `<p>No picture: ${what}</p>`;
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${what}" style="width:${width / 3}px"></a>`;
}

/** The named releases, or all of the live edition except the shell. */
async function chosenReleases(store: EditionStore, names: readonly string[]): Promise<Release[]> {
  const needsLive = names.length === 0 || names.some((name) => !name.includes('@'));
  const live = needsLive ? (await editionNamed(store, 'live')).releases : {};
  const chosen = names.length > 0 ? names : Object.keys(live).filter((name) => name !== 'shell');
  const versioned = chosen.map(async (name) => {
    if (name.includes('@')) return name;
    const version = live[name];
    if (version === undefined) throw new Error(await unknownRemote(store, name));
    return `${name}@${version}`;
  });
  const releases = parseReleases(await Promise.all(versioned));
  await requirePublished(store, releases);
  return Promise.all(Object.entries(releases).map(([name, version]) => store.release(name, version)));
}

function keyOf({ state, theme, width }: Omit<Photo, 'bytes'>): string {
  return [state.address, theme, width].join(' ');
}
