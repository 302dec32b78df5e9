import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import type { GateReport } from '../../shell/server/gate/report.ts';
import { runGate } from '../../shell/server/gate/run-gate.ts';
import type { EditionStore } from '../../shell/server/store/edition-store.ts';
import { releasePrefix } from '../../shell/server/store/object-keys.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { temporaryStore } from '../../shell/server/store/testing/temporary-release.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { PROGRAMS } from '../../build/programs.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { promoteUnchecked } from '../support/promote-unchecked.ts';
import { expect, test } from '../support/test.ts';

async function builtEdition(): Promise<{ store: EditionStore; releases: Record<string, string> }> {
  const { store } = await temporaryStore();
  await publishBuilds(store);
  const live = await store.live();
  return { store, releases: (await store.edition(live?.edition ?? '')).releases };
}

/** Findings of the rules that failed. */
function findingsOf(reports: readonly GateReport[]): string[] {
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
  // Up to 30 s of processor time each; their teams run the gate before each promotion anyway.
  const tag = [`@${name}`, ...(name === 'media' ? [] : ['@full'])];
  test(`the build of ${name} passes every rule`, { tag }, async () => {
    const { store, releases } = await builtEdition();
    const skips = name === 'shell' ? [expect.stringContaining('no-singleton-is-shipped: skipped')] : [];
    expect(findingsOf(await runGate(store, { [name]: releases[name] ?? '' }))).toEqual(skips);
  });
}

/** Checks a media release that differs from the build by one text, and returns the findings. */
async function deriveAndCheck(version: string, from: string, to: string, where?: RegExp): Promise<string[]> {
  const { store } = await builtEdition();
  await publishRelease(store, await deriveRelease('media', version, from, to, where));
  return findingsOf(await runGate(store, { media: version }));
}

test('an entry that throws in the browser is refused', async () => {
  const findings = await deriveAndCheck(
    '9.9.9-throws',
    'var mfe_media',
    'throw new Error("torn");var mfe_media',
  );
  expect(findings).toContainEqual(
    expect.stringMatching(/units-mount-in-a-browser: .*does not come to life: .*torn/),
  );
});

/** Readers get the page of events as HTML alone: its script runs only when they come from another page. */
const EVENTS_SCRIPT = /^web\/static\/js\/async\/page-events\.js$/;

test('a page that throws in the browser is refused, also one whose script runs on soft navigations alone', async () => {
  const torn = '(()=>{throw new Error("torn")})()';
  const findings = await deriveAndCheck('9.9.9-renders', '"Local Events"', torn, EVENTS_SCRIPT);
  expect(findings).toEqual([
    expect.stringMatching(/units-mount-in-a-browser: The page "events" .* does not come to life: torn/),
  ]);
});

test('a page that empties the screen is refused, though nothing throws', { tag: '@full' }, async () => {
  const section = '"data-section":"events"';
  const gone = `ref:()=>{document.querySelector("#root").replaceChildren()},${section}`;
  const findings = await deriveAndCheck('9.9.9-empties', section, gone, EVENTS_SCRIPT);
  expect(findings).toEqual([
    expect.stringMatching(
      /units-mount-in-a-browser: The page "events" .* does not stay alive: it is gone from its page/,
    ),
  ]);
});

test('a page that throws once it is on the screen is refused', { tag: '@full' }, async () => {
  const section = '"data-section":"events"';
  const torn = `ref:()=>{throw new Error("torn")},${section}`;
  const findings = await deriveAndCheck('9.9.9-mounted', section, torn, EVENTS_SCRIPT);
  expect(findings).toEqual([
    expect.stringMatching(/units-mount-in-a-browser: The page "events" .* does not stay alive: torn/),
  ]);
});

test('a page with an id that the frame has is refused, and both elements are named', async () => {
  const list = '"data-section":"events"';
  const findings = await deriveAndCheck('9.9.9-ids', list, `id:"all-sections",${list}`);
  expect(findings).toEqual([
    expect.stringContaining(
      'makes a page with the id "all-sections" twice: <div> "Local Events Suppers, concerts, walks an" of media/page/events, and <nav> "All sections" of the frame.',
    ),
  ]);
});

test(
  'an id that a block shares with another of its remote is refused, though each works alone',
  { tag: '@full' },
  async () => {
    const findings = await deriveAndCheck('9.9.9-sisters', 'id:"latest-updates"', 'id:"featured-video"');
    expect(findings).toEqual([
      expect.stringContaining(
        'The page "front" of shell, "with all blocks" makes a page with the id "featured-video" twice: <h2> "Featured Video" of media/block/featured-video, and <h2> "Latest Updates" of media/block/latest-updates.',
      ),
    ]);
  },
);

test('an id that a block shares with one of another remote is refused', async () => {
  const { store, releases } = await builtEdition();
  const [title, version] = ['title:"News in brief"', '9.9.9-neighbor'];
  await publishRelease(store, await deriveRelease('news', version, title, `${title},id:"latest-updates"`));
  await promoteUnchecked(store, { news: version });
  expect(findingsOf(await runGate(store, { media: releases['media'] ?? '' }))).toEqual([
    expect.stringMatching(
      /the id "latest-updates" twice: .* of news\/block\/front-brief, and .* of media\/block\/latest-updates/,
    ),
  ]);
});

test('a unit that shows something else in the browser than on the server is refused', async () => {
  // This page is hydrated. A page that stays HTML cannot differ.
  const text = '"To read while you listen"';
  const findings = await deriveAndCheck('9.9.9-differs', text, '"To read"', /^web\/static\//);
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/units-mount-in-a-browser: The page "radio" of media.* makes an uncaught error/);
});

test('a unit that shows the time of where it renders is refused', { tag: '@full' }, async () => {
  const text = '"To read while you listen"';
  const findings = await deriveAndCheck('9.9.9-local', text, 'new Date(0).toLocaleString()');
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/units-mount-in-a-browser: The page "radio" of media.* makes an uncaught error/);
});

// `units-render-on-the-server.test.ts` tests this rule alone; here it runs among all rules.
test(
  'a unit that throws on the server is refused, and the others are checked all the same',
  { tag: '@full' },
  async () => {
    const findings = await deriveAndCheck('9.9.9-server', '"Featured Video"', 'torn()', /^server\.cjs$/);
    expect(findings).toEqual([
      expect.stringMatching(/units-render-on-the-server: The block "featured-video" .*: torn is not defined/),
    ]);
  },
);

test('a file that was changed in the store is refused, and no code of that release is run', async () => {
  const { store, releases } = await builtEdition();
  const key = `${releasePrefix('media', releases['media'] ?? '')}server.cjs`;
  await store.objects.put(key, Buffer.from('throw new Error("run")'));
  const findings = findingsOf(await runGate(store, { media: releases['media'] ?? '' }));
  expect(findings[0]).toContain('every-file-has-its-hash: "server.cjs" has 22 bytes');
  expect(findings.slice(1)).toEqual([
    expect.stringContaining('routes-keep-to-their-grant: skipped'),
    expect.stringContaining('came-from-our-pipeline: skipped'),
    expect.stringContaining('routed-units-are-exposed: skipped'),
    expect.stringContaining('scripts-keep-their-byte-budget: skipped'),
    expect.stringContaining('units-render-on-the-server: skipped'),
    expect.stringContaining('leaves-globals-alone: skipped'),
    expect.stringContaining('units-mount-in-a-browser: skipped'),
  ]);
});

test('remotes alone are no edition', async () => {
  const { store } = await temporaryStore();
  await publishRelease(store, releaseFolder(workspaceOf('news')));
  const [version = ''] = await store.versions('news');
  await expect(runGate(store, { news: version })).rejects.toThrow('together with the remotes');
});
