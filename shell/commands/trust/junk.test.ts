import { EditionStore } from '../../store/edition-store.ts';
import { FileObjects } from '../../store/file-objects.ts';
import { temporaryFolder } from '../../store/testing/temporary-release.ts';
import { publishAndPromote, signedStore } from '../../store/trust/testing/signed-store.ts';
import { runCommand } from '../testing/run-command.ts';

const JUNK = {
  'an invalid move': ['live/0000000003.json', 'junk'],
  'another file among the moves': ['live/notes.json', 'junk'],
  'an invalid edition': ['editions/20261127T101010Z-0123abcd.json', 'junk'],
  'another file among the editions': ['editions/notes.json', 'junk'],
  'an invalid release': ['releases/news/9.0.0/release.json', 'junk'],
  'another folder among the releases': ['releases/my notes/9 0/release.json', 'junk'],
  'a report that no server wrote': ['quarantine/news@9.0.0.json', 'junk'],
  'invalid breaking news': ['breaking/0000000001.json', 'junk'],
  'another file among the breaking news': ['breaking/notes.json', 'junk'],
  'a removal that no prune announced': ['removals/junk.json', 'junk'],
  'a removal of the future': [
    'removals/future.json',
    JSON.stringify({ at: '2999-01-01T00:00:00Z', by: 'x', editions: [], releases: ['news@1.0.0'] }),
  ],
} as const;

const COMMANDS = [
  'list',
  'show',
  'history',
  'diff',
  'breaking',
  'rollback news',
  'rollback',
  'prune --keep 3',
];

test.each(Object.entries(JUNK))('%s blocks no command', async (_, [key, text]) => {
  const { pipeline, objects } = await signedStore('1.0.0', '2.0.0');
  await objects.put(key, Buffer.from(text));
  expect(await failuresOf(pipeline)).toEqual([]);
});

test('none of it blocks a store without keys either, except under the name of a move, announcement or edition', async () => {
  const objects = new FileObjects(await temporaryFolder());
  const store = new EditionStore(objects);
  for (const version of ['1.0.0', '2.0.0']) await publishAndPromote(store, 'news', version);
  for (const [key, text] of Object.values(JUNK))
    if (!/^(?:live|breaking|editions)\/\d/.test(key)) await objects.put(key, Buffer.from(text));
  expect(await failuresOf(store)).toEqual([]);
});

/** The commands that fail, and their errors. */
async function failuresOf(store: EditionStore): Promise<string[]> {
  const failures: string[] = [];
  for (const command of COMMANDS) {
    const { code, err } = await runCommand(store, command.split(' '));
    if (code !== 0) failures.push(`${command}: ${err}`);
  }
  return failures;
}
