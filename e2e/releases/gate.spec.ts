import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import type { GateReport } from '../../shell/server/gate/report.ts';
import { runGate } from '../../shell/server/gate/run-gate.ts';
import { releaseKey, type EditionStore } from '../../shell/server/store/edition-store.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { temporaryStore } from '../../shell/server/testing/temporary-release.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { PROGRAMS } from '../../scripts/programs.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { expect, test } from '../support/test.ts';

async function builtEdition(): Promise<{ store: EditionStore; releases: Record<string, string> }> {
  const { store } = await temporaryStore();
  await publishBuilds(store);
  const live = await store.live();
  return { store, releases: (await store.edition(live?.edition ?? '')).releases };
}

/** What the rules say that do not pass. */
function complaintsOf(reports: readonly GateReport[]): string[] {
  return reports.flatMap(({ release, rules }) =>
    rules
      .filter(({ outcome }) => outcome !== 'passed')
      .flatMap(({ rule, findings, reason }) =>
        reason === undefined
          ? findings.map(({ cause }) => `${release} ${rule}: ${cause}`)
          : [`${release} ${rule}: skipped, ${reason}`],
      ),
  );
}

/** Those with the most situations take half a minute of a processor; whoever promotes them asks the gate anyway. */
const LONG = new Set(['news', 'shell']);

for (const name of PROGRAMS) {
  const tag = [`@${name}`, ...(LONG.has(name) ? ['@full'] : [])];
  test(`the build of ${name} passes every rule`, { tag }, async () => {
    const { store, releases } = await builtEdition();
    const skips = name === 'shell' ? [expect.stringContaining('no-singleton-is-shipped: skipped')] : [];
    expect(complaintsOf(await runGate(store, { [name]: releases[name] ?? '' }))).toEqual(skips);
  });
}

/** Checks a media release that differs from the build by one text, and returns what the rules say. */
async function deriveAndCheck(version: string, from: string, to: string, where?: RegExp): Promise<string[]> {
  const { store } = await builtEdition();
  await publishRelease(store, await deriveRelease('media', version, from, to, where));
  return complaintsOf(await runGate(store, { media: version }));
}

test('an entry that throws in the browser is refused', async () => {
  const complaints = await deriveAndCheck(
    '9.9.9-throws',
    'var mfe_media',
    'throw new Error("torn");var mfe_media',
  );
  expect(complaints).toContainEqual(
    expect.stringMatching(/units-mount-in-a-browser: .*does not come to life: .*torn/),
  );
});

test('a unit that shows something else in the browser than on the server is refused', async () => {
  // Of a page that is hydrated: HTML that stays as it is has nothing to differ from.
  const text = '"To read while you listen"';
  const complaints = await deriveAndCheck('9.9.9-differs', text, '"To read"', /^web\/static\//);
  expect(complaints).not.toEqual([]);
  for (const complaint of complaints)
    expect(complaint).toMatch(
      /units-mount-in-a-browser: The page "radio" of media.* makes an uncaught error/,
    );
});

// `units-render-on-the-server.test.ts` has this rule; here it is one of all.
test(
  'a unit that throws on the server is refused, and the others are checked all the same',
  { tag: '@full' },
  async () => {
    const complaints = await deriveAndCheck('9.9.9-server', '"Featured Video"', 'torn()', /^server\.cjs$/);
    expect(complaints).toEqual([
      expect.stringMatching(/units-render-on-the-server: The block "featured-video" .*: torn is not defined/),
    ]);
  },
);

test('a file that was changed in the store is refused, and no code of that release is run', async () => {
  const { store, releases } = await builtEdition();
  const key = `${releaseKey('media', releases['media'] ?? '')}server.cjs`;
  await store.objects.put(key, Buffer.from('throw new Error("run")'));
  const complaints = complaintsOf(await runGate(store, { media: releases['media'] ?? '' }));
  expect(complaints[0]).toContain('every-file-has-its-hash: "server.cjs" has 22 bytes');
  expect(complaints.slice(1)).toEqual([
    expect.stringContaining('routed-units-are-exposed: skipped'),
    expect.stringContaining('scripts-keep-their-byte-budget: skipped'),
    expect.stringContaining('units-render-on-the-server: skipped'),
    expect.stringContaining('units-mount-in-a-browser: skipped'),
  ]);
});

test('remotes alone are no edition', async () => {
  const { store } = await temporaryStore();
  await publishRelease(store, releaseFolder(workspaceOf('news')));
  const [version = ''] = await store.versions('news');
  await expect(runGate(store, { news: version })).rejects.toThrow('together with the remotes');
});
