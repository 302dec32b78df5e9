import { readQaLink } from '../qa/qa-link.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../testing/store-with.ts';

const env = {
  OVERRIDE_SECRET: 'a long secret that only the servers know',
  SITE_ORIGIN: 'https://news.example/',
};

it('prints an address of the site, alone on standard output, and until when it works', async () => {
  const store = await storeWith('news@1');
  const { code, out, err } = await runCommand(store, ['link', 'news@1', '--expires', '2h'], { env });
  const token = out.trim().slice('https://news.example/_qa/'.length);
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/news\.example\/_qa\/[\w.~-]+\n$/);
  expect(out).not.toContain(env.OVERRIDE_SECRET);
  expect(readQaLink(env.OVERRIDE_SECRET, token, new Date())).toMatchObject({ pins: { news: '1' } });
  expect(err).toMatch(/^Works until .* UTC/);
  expect(await store.live()).toBeNull();
});

it.each([
  [['news@2', '--expires', '2h'], env, 'news@2 is not in'],
  [['news@1', '--expires', '8d'], env, 'seven days (7d) are the longest'],
  [['news@1'], env, "Required option '--expires <duration>' not specified"],
  [['news@1', '--expires', '2h'], {}, 'OVERRIDE_SECRET is not set'],
  [
    ['news@1', '--expires', '2h'],
    { OVERRIDE_SECRET: 'short' },
    'OVERRIDE_SECRET is to be a secret of at least',
  ],
])('link %j: %#', async (args, surroundings, sentence) => {
  const { code, out, err } = await runCommand(await storeWith('news@1'), ['link', ...args], {
    env: surroundings,
  });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
});
