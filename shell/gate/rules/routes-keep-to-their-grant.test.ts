import type { Candidate } from '../candidate.ts';
import type { RuleVerdict } from '../rule.ts';
import { candidateOf, SHELL, type SketchedRelease } from '../testing/candidate-of.ts';
import { routedUnitsAreExposed } from './routed-units-are-exposed.ts';
import { routesKeepToTheirGrant } from './routes-keep-to-their-grant.ts';

const POLICY = "{ deadlineMs: 1000, hydrate: 'never', freshSeconds: 60 }";
const GRANT = `{ path: '/weather', remote: 'weather', title: 'Weather', policy: ${POLICY}, pages: 3, menu: { group: 'Life', links: 1 } }`;

const GRANTING: SketchedRelease = {
  ...SHELL,
  files: { 'server.cjs': `${SHELL.files?.['server.cjs']}\nexports.grants = [${GRANT}];` },
};

const NEWS: SketchedRelease = { name: 'news', pages: { front: { scripts: [], scriptBytes: 0 } } };

function weatherAt(...paths: string[]): SketchedRelease {
  return {
    name: 'weather',
    pages: { front: { scripts: [], scriptBytes: 0 } },
    routes: paths.map((path) => ({
      path,
      page: path.endsWith('radar') ? 'radar' : 'front',
      title: 'Weather',
    })),
  };
}

async function check(candidate: Candidate, rule = routesKeepToTheirGrant): Promise<RuleVerdict> {
  try {
    return await rule.check(candidate);
  } finally {
    await candidate.sandbox.close();
  }
}

it('passes pages where they are granted, and releases that name none', async () => {
  expect(await check(await candidateOf(weatherAt('/weather', '/weather/:place'), GRANTING))).toEqual([]);
  expect(await check(await candidateOf(NEWS, GRANTING, weatherAt('/news')))).toEqual([]);
});

it('refuses pages outside the grant, each with its own message', async () => {
  expect(await check(await candidateOf(weatherAt('/news', '/weather', '/about'), GRANTING))).toMatchObject([
    { cause: '/news is outside of /weather, the addresses of weather.', fix: expect.any(String) },
    { cause: '/about is outside of /weather, the addresses of weather.' },
  ]);
});

it('refuses pages with a shell that grants nothing, such as an earlier one', async () => {
  expect(await check(await candidateOf(weatherAt('/weather'), SHELL))).toMatchObject([
    {
      cause: '/weather is a page of weather, and the shell grants weather no addresses.',
      fix: expect.stringContaining('owners of the shell'),
    },
  ]);
});

it('refuses a shell that removes a grant whose pages are live', async () => {
  expect(await check(await candidateOf(SHELL, NEWS, weatherAt('/weather')))).toMatchObject([
    {
      cause: expect.stringMatching(/^weather@1\.0\.0: \/weather is a page of weather, and the shell grants/),
    },
  ]);
});

it('refuses a page that the release does not expose, as one of the table', async () => {
  const candidate = await candidateOf(weatherAt('/weather/radar'), GRANTING);
  expect(await check(candidate, routedUnitsAreExposed)).toMatchObject([
    { cause: '/weather/radar shows the page "radar", but weather@1.0.0 does not expose it.' },
  ]);
});
