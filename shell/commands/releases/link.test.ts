import { readQaLink } from '../../server/qa/qa-link.ts';
import { runCommand } from '../testing/run-command.ts';
import { promote } from '../../store/promote.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { parseDuration } from '../parse-duration.ts';

const env = {
  OVERRIDE_SECRET: 'a long secret that only the servers know',
  SITE_ORIGIN: 'https://news.example/',
};

it('prints only the URL on standard output, and until when it works', async () => {
  const store = await storeWith('news@1');
  const { code, out, err } = await runCommand(store, ['link', 'news@1', '--expires', '2h'], { env });
  const token = out.trim().slice('https://news.example/_qa/'.length);
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/news\.example\/_qa\/[\w.~-]+\n$/);
  expect(out).not.toContain(env.OVERRIDE_SECRET);
  expect(readQaLink([env.OVERRIDE_SECRET], token, new Date())).toMatchObject({ pins: { news: '1' } });
  expect(err).toMatch(/^Shows news@1\.\nWorks until .* UTC, for anyone who has it:\n$/);
  expect(await store.live()).toBeNull();
});

it('works for eight hours by default, and says so', async () => {
  const before = Date.now();
  const { code, out, err } = await runCommand(await storeWith('news@1'), ['link', 'news@1'], { env });
  expect(code).toBe(0);
  const link = readQaLink([env.OVERRIDE_SECRET], out.trim().split('/_qa/')[1] ?? '', new Date());
  const hours = 'expiresAt' in link ? (link.expiresAt.getTime() - before) / 3_600_000 : 0;
  expect(hours).toBeCloseTo(8, 2);
  expect(err).toMatch(/Works until .* UTC \(8h; --expires changes it\), for anyone who has it:/);
  const help = await runCommand(await storeWith('news@1'), ['link', '--help'], { env });
  expect(help.out).toMatch(/--expires <duration> .*\(default:\s+"8h"\)/s);
});

it('says that a link without SITE_ORIGIN leads to this computer', async () => {
  const { OVERRIDE_SECRET } = env;
  const { out, err } = await runCommand(await storeWith('news@1'), ['link', 'news@1'], {
    env: { OVERRIDE_SECRET },
  });
  expect(out).toMatch(/^http:\/\/localhost:3000\/_qa\//);
  expect(err).toMatch(/\nSITE_ORIGIN is not set, so the link is for a site on this computer\.\n$/);
});

it('takes several releases, and lists them', async () => {
  const store = await storeWith('news@1', 'blog@2');
  const { code, out, err } = await runCommand(store, ['link', 'news@1', 'blog@2'], { env });
  expect(code).toBe(0);
  const token = out.trim().split('/_qa/')[1] ?? '';
  expect(readQaLink([env.OVERRIDE_SECRET], token, new Date())).toMatchObject({
    pins: { news: '1', blog: '2' },
  });
  expect(err).toContain('Shows news@1 and blog@2.');
});

it('takes an earlier edition, with other releases in it', async () => {
  const store = await storeWith('shell@1', 'news@1', 'news@2', 'blog@1', 'blog@2');
  const who = { by: 'a test', note: '' };
  const { edition } = await promote(store, { releases: { shell: '1', news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' } }, who);
  const { out, err } = await runCommand(store, ['link', '--edition', edition, 'blog@2'], { env });
  expect(readQaLink([env.OVERRIDE_SECRET], out.trim().split('/_qa/')[1] ?? '', new Date())).toMatchObject({
    pins: { shell: '1', news: '1', blog: '2' },
  });
  expect(err).toContain('Shows blog@2 and news@1 and shell@1.');
});

it.each([
  [[], env, 'Name a release'],
  [['news@2', '--expires', '2h'], env, 'news@2 is not in'],
  [['news@1', '--expires', '8d'], env, 'the maximum is seven days (7d)'],
  [['news@1', 'blog@2'], env, 'No release of "blog"'],
  [['news@1', '--expires', '2h'], {}, 'OVERRIDE_SECRET is not set'],
  [
    ['news@1', '--expires', '2h'],
    { OVERRIDE_SECRET: 'short' },
    'OVERRIDE_SECRET must be a secret of at least',
  ],
])('link %j: %#', async (args, surroundings, message) => {
  const { code, out, err } = await runCommand(await storeWith('news@1'), ['link', ...args], {
    env: surroundings,
  });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
});

it.each([
  ['1m', 60_000],
  ['30m', 1_800_000],
  ['2h', 7_200_000],
  ['3d', 259_200_000],
  ['7d', 604_800_000],
  ['168h', 604_800_000],
])('reads %s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

it.each(['', '2', 'h', '0m', '-1h', '1.5h', '2 h', '2y', '8d', '169h', '10081m', '999999m', '2h30m'])(
  'refuses %j and says how to write one',
  (text) => {
    expect(() => parseDuration(text)).toThrow(`"${text}" is not a duration. Write it as 30m, 2h or 3d`);
  },
);
