import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import type { GateReport } from '../../shell/gate/rule.ts';
import { runGate } from '../../shell/gate/run-gate.ts';
import type { EditionStore } from '../../shell/store/edition-store.ts';
import { releasePrefix } from '../../shell/store/object-keys.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { temporaryFolder, temporaryStore } from '../../shell/store/testing/temporary-release.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { PROGRAMS } from '../../build/programs.ts';
import { deriveChanged, deriveRelease } from '../support/derive-release.ts';
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
  // Up to 30 s of CPU time each; teams run the gate before each promotion anyway. Below, a release of media is refused
  // only for what is wrong with it.
  test(`the build of ${name} passes every rule`, { tag: [`@${name}`, '@full'] }, async () => {
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

test('an entry that throws in the browser is refused', { tag: '@full' }, async () => {
  const findings = await deriveAndCheck(
    '9.9.9-throws',
    'var mfe_media',
    'throw new Error("torn");var mfe_media',
  );
  expect(findings).toContainEqual(
    expect.stringMatching(/units-mount-in-a-browser: .*does not come to life: .*torn/),
  );
});

/** Readers get the events page as HTML only: its script runs only when they come from another page. */
const EVENTS_SCRIPT = /^web\/static\/js\/async\/page-events\.js$/;

/** This page is hydrated. A page that stays HTML cannot mismatch. */
const RADIO_TEXT = '"To read while you listen"';

// One run of the gate for all faults that it can tell apart.
test('the gate reports each unit of a release that is wrong in the browser, and nothing else', async () => {
  const { store } = await builtEdition();
  const torn = '(()=>{throw new Error("torn")})()';
  const wrong = await deriveChanged('media', '9.9.9-wrong', [
    { from: '"Local Events"', to: torn, where: EVENTS_SCRIPT },
    { from: RADIO_TEXT, to: '"To read"', where: /^web\/static\// },
    { from: 'id:"featured-video"', to: 'id:"all-sections"' },
    {
      from: 'id:"latest-updates"',
      to: 'id:"latest-updates",...((Array.prototype.last=()=>{}),{})',
      where: /^web\/static\/js\/async\/block-latest-updates/,
    },
  ]);
  await publishRelease(store, wrong);
  const title = 'title:"News in brief"';
  const neighbor = await deriveRelease('news', '9.9.9-neighbor', title, `${title},id:"latest-updates"`);
  await publishRelease(store, neighbor);
  await promoteUnchecked(store, { news: '9.9.9-neighbor' });
  const findings = findingsOf(await runGate(store, { media: '9.9.9-wrong' }));
  expect(findings.toSorted()).toEqual([
    expect.stringMatching(
      /units-mount-in-a-browser: The block "featured-video" .* the id "all-sections" twice: <h2> "Featured Video" of media\/block\/featured-video, and <nav> "All sections" of the frame/,
    ),
    expect.stringMatching(
      /The block "latest-updates" of media, .* changes what all sections share in a browser: Array\.prototype\.last/,
    ),
    expect.stringMatching(
      /units-mount-in-a-browser: The page "events" of media, "the calendar" does not come to life: torn/,
    ),
    expect.stringMatching(/The page "front" of shell, "with all blocks" .* the id "all-sections" twice/),
    expect.stringMatching(
      /the id "latest-updates" twice: .* of news\/block\/front-brief, and .* of media\/block\/latest-updates/,
    ),
    expect.stringMatching(/The page "radio" of media, "the player" makes an uncaught error/),
  ]);
});

/** The units of a media release, by a place in their scripts where an element can get a function as its ref. */
const PLACES = {
  events: '"data-section":"events"',
  radio: '"aria-labelledby":"reading"',
  film: 'id:"featured-video"',
  tiles: '"data-section":"community"',
};

/** Checks a media release whose units run this code with an element of theirs, and returns the findings. */
async function checkUnits(version: string, codes: Partial<typeof PLACES>): Promise<string[]> {
  const { store } = await builtEdition();
  const changes = Object.entries(PLACES).map(([unit, place]) => ({
    from: place,
    to: `ref:(unit)=>{${codes[unit as keyof typeof PLACES] ?? ''}},${place}`,
    where: /^web\/static\//,
  }));
  await publishRelease(store, await deriveChanged('media', version, changes));
  return findingsOf(await runGate(store, { media: version })).toSorted();
}

// One release for all that can be left behind: React calls what a ref returns when the element is removed.
test(
  'a page that leaves something behind on all other pages is refused, and the message lists it',
  { tag: '@full' },
  async () => {
    const events = `
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-frame] a:hover, .of-events { color: red } .of-events td { color: red }");
    document.adoptedStyleSheets = [sheet];
    const style = document.createElement("style");
    style.textContent = "@media all { table { color: red } }";
    document.head.append(style);
    document.documentElement.style.overflow = "hidden";
    document.body.dataset.ofEvents = "";
    addEventListener("resize", () => {});
    const controller = new AbortController();
    addEventListener("scroll", () => {}, { signal: controller.signal });
    setInterval(() => {}, 1000);
    const stopped = setInterval(() => {}, 2000);
    return () => {
      controller.abort();
      clearInterval(stopped);
      queueMicrotask(() => {
        document.title = "Ours";
        document.querySelector("[data-frame=footer] li a").focus();
      });
    };`;
    const [finding = '', ...others] = await checkUnits('9.9.9-leaves', { events });
    expect(others).toEqual([]);
    expect(finding).toMatch(/The page "events" of media, "the calendar" leaves behind on all other pages: /);
    expect(finding.split('pages: ')[1]?.split(/, (?=an? |the |\w+=)/)).toEqual([
      'the title "Ours"',
      expect.stringMatching(/^the focus on <a> "./),
      'style="overflow: hidden;" on <html>',
      'an interval of 1000 ms',
      'the style "table { color: red; }"',
      'the style "[data-frame] a:hover, .of-events { color: red; }"',
      'a listener of "resize" on window.',
    ]);
  },
);

test(
  'a button that takes the reader away, or asks another site, is refused, and the message says where',
  { tag: '@full' },
  async () => {
    const button = (code: string) =>
      `unit?.append(Object.assign(document.createElement("button"), { onclick() { ${code} } }));`;
    const findings = await checkUnits('9.9.9-away', {
      events: button('location = "https://example.com/a"'),
      radio: button('history.back()'),
      film: button(`
      open("https://example.com/b");
      const link = document.createElement("a");
      document.body.append(Object.assign(link, { href: "https://example.com/c", target: "_blank" }));
      link.click();`),
      tiles: button(`
      fetch("https://example.com/d").catch(() => {});
      navigator.sendBeacon("https://example.com/e");
      location = "/about";`),
    });
    const pressed = 'once its buttons were pressed,';
    expect(findings).toEqual([
      expect.stringContaining(
        `"featured-video" of media, "a film" ${pressed} opens a window: https://example.com/b`,
      ),
      expect.stringContaining(`${pressed} opens a window: https://example.com/c`),
      expect.stringContaining(
        `"latest-updates" of media, "the tiles" ${pressed} loads /about as a new document`,
      ),
      expect.stringContaining(`${pressed} makes a request to another site: https://example.com/d (csp)`),
      expect.stringContaining(`${pressed} makes a request to another site: https://example.com/e (csp)`),
      expect.stringContaining(
        `"events" of media, "the calendar" ${pressed} takes the reader off the site, to https://example.com/a.`,
      ),
      expect.stringContaining(
        `"radio" of media, "the player" ${pressed} takes the reader back to where they came from, off the site.`,
      ),
    ]);
  },
);

test('a page that goes back and forth by itself is refused', { tag: '@full' }, async () => {
  const findings = await checkUnits('9.9.9-loops', {
    events: 'location.reload()',
    radio: `
      if (!unit || unit.id) return;
      unit.id = "of-radio";
      for (const fragment of ["#a", "#b"]) history.pushState(null, "", fragment);
      let step = -1;
      addEventListener("popstate", () => history.go((step = -step)));
      history.back();`,
    film: 'setTimeout(() => history.back(), 1)',
    tiles: 'history.pushState(null, "", "#a"); setInterval(() => history.back(), 1)',
  });
  expect(findings).toEqual([
    expect.stringMatching(/"featured-video" .* takes the reader back to where they came from, off the site/),
    expect.stringMatching(/"latest-updates" .* takes the reader back to where they came from, off the site/),
    expect.stringMatching(/"events" .* loads \/events as a new document/),
    expect.stringMatching(/"radio" .* takes \d+ steps in the history .*, so that readers cannot go back/),
  ]);
});

test('a page that empties the screen is refused, even though nothing throws', { tag: '@full' }, async () => {
  const section = '"data-section":"events"';
  const gone = `ref:()=>{document.querySelector("#root").replaceChildren()},${section}`;
  const findings = await deriveAndCheck('9.9.9-empties', section, gone, EVENTS_SCRIPT);
  expect(findings).toEqual([
    expect.stringMatching(
      /units-mount-in-a-browser: The page "events" .* does not stay alive: it is gone from its page/,
    ),
  ]);
});

test('a page that throws after it was shown is refused', { tag: '@full' }, async () => {
  const section = '"data-section":"events"';
  const torn = `ref:()=>{throw new Error("torn")},${section}`;
  const findings = await deriveAndCheck('9.9.9-mounted', section, torn, EVENTS_SCRIPT);
  expect(findings).toEqual([
    expect.stringMatching(/units-mount-in-a-browser: The page "events" .* does not stay alive: torn/),
  ]);
});

for (const [harm, code, finding] of [
  ['sets a cookie', 'document.cookie="a=b"', /sets a cookie/],
  [
    'blocks links',
    'addEventListener("click",(held)=>held.preventDefault())',
    /keeps links from being followed/,
  ],
  ['hides the footer', `document.querySelector("[data-frame='footer']").hidden=true`, /hides the footer/],
  [
    'covers the masthead',
    'document.body.append(Object.assign(document.createElement("i"),{style:"position:fixed;inset:0;z-index:99"}))',
    /covers the masthead of all sections by <i/,
  ],
  [
    'floods the history',
    'for(let i=0;i<30;i++)history.pushState(null,"")',
    /takes 30 steps in the history where 1 would do/,
  ],
  ['opens a dialog', 'alert("Subscribe!")', /makes a dialog that stops the whole site \(alert\): Subscribe!/],
  [
    'sets a cookie when pressed',
    'document.querySelector("[data-section=events]").append(Object.assign(document.createElement("button"),{onclick(){document.cookie="a=b"}}))',
    /once its buttons were pressed, sets a cookie/,
  ],
] as const)
  test(
    `a page that ${harm} for the whole site is refused, even though nothing throws`,
    { tag: '@full' },
    async () => {
      const section = '"data-section":"events"';
      const version = `9.9.9-${harm.replaceAll(' ', '-')}`;
      const findings = await deriveAndCheck(version, section, `ref:()=>{${code}},${section}`, EVENTS_SCRIPT);
      expect(findings).toEqual([expect.stringMatching(finding)]);
    },
  );

test(
  'two blocks of a remote with the same id are refused, even though each works alone',
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

test('a unit that renders a local time is refused', { tag: '@full' }, async () => {
  const findings = await deriveAndCheck('9.9.9-local', RADIO_TEXT, 'new Date(0).toLocaleString()');
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/units-mount-in-a-browser: The page "radio" of media.* makes an uncaught error/);
});

// `units-render-on-the-server.test.ts` tests only this rule; here it runs with all rules.
test(
  'a unit that throws on the server is refused, and the other units are still checked',
  { tag: '@full' },
  async () => {
    const findings = await deriveAndCheck('9.9.9-server', '"Featured Video"', 'torn()', /^server\.cjs$/);
    expect(findings).toEqual([
      expect.stringMatching(/units-render-on-the-server: The block "featured-video" .*: torn is not defined/),
    ]);
  },
);

test('a file that was changed in the store is refused, and no code of its release runs', async () => {
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

test('a browser that dies during the check is reported as that, and no unit is blamed', async () => {
  const { store, releases } = await builtEdition();
  const before = process.env['BROWSER_PATH'];
  const dying = path.join(await temporaryFolder(), 'dying-browser');
  const browser = before ?? chromium.executablePath();
  await writeFile(dying, `#!/bin/sh\n"${browser}" "$@" & sleep 2; kill -9 -$$\n`, { mode: 0o755 });
  process.env['BROWSER_PATH'] = dying;
  try {
    expect(findingsOf(await runGate(store, { media: releases['media'] ?? '' }))).toEqual([
      expect.stringMatching(/units-mount-in-a-browser: The browser ended during the check/),
    ]);
  } finally {
    if (before === undefined) delete process.env['BROWSER_PATH'];
    else process.env['BROWSER_PATH'] = before;
  }
});

test('the gate needs the shell together with the remotes', async () => {
  const { store } = await temporaryStore();
  await publishRelease(store, releaseFolder(workspaceOf('news')));
  const [version = ''] = await store.versions('news');
  await expect(runGate(store, { news: version })).rejects.toThrow('together with the remotes');
});
