import { runGate } from '../../gate/run-gate.ts';
import { newsWith, putRelease, SHELL } from '../../gate/testing/candidate-of.ts';
import { promote } from '../../store/promote.ts';
import { temporaryStore } from '../../store/testing/temporary-release.ts';
import { runCommand } from '../testing/run-command.ts';

const who = { by: 'someone', note: '' };
const NAMES = { federationName: 'news', styleNamespace: 'news', singletons: {} };

/** The shell after it moved the page of the news to another path. */
const MOVED = {
  ...SHELL,
  version: '2.0.0',
  files: { 'server.cjs': String(SHELL.files?.['server.cjs']).replaceAll("'/news'", "'/the-news'") },
};

/** Readers had news 1 with shell 1, and have news 2 with a shell that moved its page. */
async function movedSince(page: string) {
  const { store } = await temporaryStore();
  await putRelease(store, SHELL);
  await putRelease(store, MOVED);
  await putRelease(store, { ...newsWith(page), ...NAMES, version: '1.0.0' });
  await putRelease(store, { ...newsWith('{}'), ...NAMES, version: '2.0.0' });
  await putRelease(store, { ...newsWith('{}'), ...NAMES, version: '3.0.0' });
  await promote(store, { releases: { shell: '1.0.0', news: '1.0.0' } }, who);
  await promote(store, { releases: { shell: '2.0.0', news: '2.0.0' } }, who);
  return store;
}

it('findings about quality only warn on a rollback to a release that readers had', async () => {
  const store = await movedSince('{}');
  const { code, err } = await runCommand(store, ['rollback', 'news'], { gate: runGate });
  expect(err).toMatch(/warned {3}units-render-on-the-server .*\n *cause: .* where no route shows the page/);
  expect(code).toBe(0);
});

it('findings that hurt readers block it, and those about quality block a release that readers never had', async () => {
  const broken = await movedSince("{ load: () => { throw new Error('No such table.'); } }");
  const failed = await runCommand(broken, ['rollback', 'news'], { gate: runGate });
  expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('No such table.') });
  const never = await runCommand(broken, ['rollback', 'news@3.0.0'], { gate: runGate });
  expect(never).toMatchObject({ code: 1, err: expect.stringContaining('where no route shows the page') });
});
