import type { GateReport } from '../../shell/server/gate/report.ts';
import { runGate } from '../../shell/server/gate/run-gate.ts';
import { EditionStore } from '../../shell/server/store/edition-store.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { temporaryStore } from '../../shell/server/testing/temporary-release.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { PROGRAMS } from '../../scripts/programs.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { expect, test } from '../support/test.ts';

// Every unit in every situation, in a browser, beside other tests.
test.setTimeout(240_000);

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

for (const name of PROGRAMS) {
  test(`the build of ${name} passes every rule`, async () => {
    const { store, releases } = await builtEdition();
    const skips = name === 'shell' ? [expect.stringContaining('no-singleton-is-shipped: skipped')] : [];
    expect(complaintsOf(await runGate(store, { [name]: releases[name] ?? '' }))).toEqual(skips);
  });
}

/** Checks a media release that differs from the build by one text, and returns what the rules say. */
async function deriveAndCheck(version: string, from: string, to: string): Promise<string[]> {
  const { store } = await builtEdition();
  await publishRelease(store, await deriveRelease('media', version, from, to));
  return complaintsOf(await runGate(store, { media: version }));
}

test('an entry that throws in the browser is refused', async () => {
  const complaints = await deriveAndCheck(
    '9.9.9-throws',
    'var mfe_media',
    'throw new Error("torn");var mfe_media',
  );
  expect(complaints).toContainEqual(expect.stringMatching(/units-mount-in-a-browser: .*torn/));
  expect(complaints).toContainEqual(
    expect.stringMatching(/units-mount-in-a-browser: .*does not come to life/),
  );
});

test('a unit that shows something else in the browser than on the server is refused', async () => {
  // Without a space only the browser's file, which is minified, has this text.
  const complaints = await deriveAndCheck('9.9.9-differs', 'children:"Featured Video"', 'children:"Film"');
  expect(complaints).toEqual([
    expect.stringMatching(
      /units-mount-in-a-browser: The block "featured-video" of media.* makes an uncaught error/,
    ),
  ]);
});

test('a page that throws on the server is refused, and its other units are checked all the same', async () => {
  const complaints = await deriveAndCheck('9.9.9-server', 'exports.contract', 'exports.contract');
  expect(complaints).toEqual([]);
});
