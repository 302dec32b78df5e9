import { CHAOS_REMOTES, anotherRemote, followTo, type ChaosRemote } from '../support/chaos/chaos-remotes.ts';
import { test } from './chaos-test.ts';
import {
  expectFrameWorks,
  expectNoPageErrors,
  expectOthersWork,
  expectShown,
  expectUnavailable,
} from './expectations.ts';
import { markOf } from '../support/chaos/chaos-site.ts';
import { FAULT_NAMES, type FaultName } from '../support/chaos/fault-names.ts';
import { tagsOf } from '../support/chaos/matrix.ts';
import { SERVER_FAULTS } from '../support/chaos/server-faults.ts';
import { breakReleases, breakRelease } from '../support/chaos/break-releases.ts';
import { layoutShifts } from '../support/browser/layout-shift.ts';
import { expect, hydrated } from '../support/test.ts';

/** Faults whose recovery `npm test` covers: one of kind `taken`, one of kind `running`. */
const SEEN_TO_HEAL = new Set<FaultName>(['wrong hash', 'throws when rendered on the server']);

/** Whether the pages are unknown: at granted addresses they come from release.json. */
function isUnknown(name: FaultName, { isGranted }: ChaosRemote): boolean {
  return isGranted && name === 'wrong JSON';
}

for (const name of FAULT_NAMES) {
  const fault = SERVER_FAULTS[name];
  if ('none' in fault) continue;

  test.describe(`on the server, ${name}`, () => {
    for (const remote of CHAOS_REMOTES) {
      const one = { fault: name, remote: remote.name, side: 'server' } as const;

      test(
        `${remote.name}, first load`,
        { tag: tagsOf({ ...one, moment: 'first load' }) },
        async ({ page, request, chaos, pageErrors }) => {
          const { victim, repair } = await breakRelease(chaos, fault, remote);
          try {
            const [response] = await Promise.all([
              page.goto(remote.path),
              expectOthersWork(request, chaos, remote, fault.blocks),
            ]);
            expect(response?.status()).toBe(isUnknown(name, remote) ? 503 : 200);
            if (isUnknown(name, remote)) await expectUnavailable(page, remote);
            else await expectShown(page, remote, victim, fault.firstLoad);
            await hydrated(page);
            expect(await layoutShifts(page)).toEqual([]);
            await expectFrameWorks(page, remote);
            expectNoPageErrors(pageErrors);
          } finally {
            await repair();
          }
        },
      );

      test(
        `${remote.name}, navigation`,
        { tag: tagsOf({ ...one, moment: 'navigation' }) },
        async ({ page, request, chaos, pageErrors }) => {
          const { victim, repair } = await breakRelease(chaos, fault, remote);
          try {
            await page.goto(anotherRemote(remote.name).path);
            await hydrated(page);
            await followTo(page, remote);
            const shown = isUnknown(name, remote)
              ? expectUnavailable(page, remote)
              : expectShown(page, remote, victim, fault.navigation);
            // Three blocks of the front page that fail quarantine the release: too early for a navigation that works.
            if (fault.navigation !== fault.firstLoad) await shown;
            await Promise.all([shown, expectOthersWork(request, chaos, remote, fault.blocks)]);
            expect(await layoutShifts(page)).toEqual([]);
            await expectFrameWorks(page, remote);
            expectNoPageErrors(pageErrors);
          } finally {
            await repair();
          }
        },
      );
    }

    const tag = SEEN_TO_HEAL.has(name) ? [] : ['@full'];
    test('every remote recovers when the cause is gone', { tag }, async ({ request, chaos }) => {
      const { victims, repair } = await breakReleases(chaos, fault, CHAOS_REMOTES);
      try {
        const shown = (remote: ChaosRemote) => request.get(remote.path).then((response) => response.text());
        const pages = await Promise.all(CHAOS_REMOTES.map(shown));
        pages.forEach((html, i) =>
          expect(html.includes(markOf(victims[i]))).toBe(fault.firstLoad === 'newest'),
        );
        await repair();
        let healed = victims;
        if (fault.when === 'taken' && fault.heals === 'with another release') {
          healed = await Promise.all(CHAOS_REMOTES.map(({ name: remote }) => chaos.publishNext(remote)));
          await chaos.promote(...healed);
        }
        for (const [i, remote] of CHAOS_REMOTES.entries())
          await expect.poll(async () => (await shown(remote)).includes(markOf(healed[i]))).toBe(true);
      } finally {
        await repair();
      }
    });
  });
}
