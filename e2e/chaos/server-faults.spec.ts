import { CHAOS_REMOTES, neighbourOf, type ChaosRemote } from '../support/chaos/chaos-remotes.ts';
import { test } from '../support/chaos/chaos-test.ts';
import {
  expectFrameWorks,
  expectNoComplaints,
  expectOthersWork,
  expectShown,
  markOf,
} from '../support/chaos/expectations.ts';
import { FAULT_NAMES } from '../support/chaos/fault-names.ts';
import { SERVER_FAULTS } from '../support/chaos/server-faults.ts';
import { strike, strikeOne } from '../support/chaos/strike.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { expect, hydrated } from '../support/test.ts';

/** A load that hangs is given up after ten seconds, and the release before has to be loaded then. */
const SHOWN_WITHIN_MS = 15_000;
/** A release that was set aside is tried again after ten seconds. */
const HEALED_WITHIN_MS = 15_000;

for (const name of FAULT_NAMES) {
  const fault = SERVER_FAULTS[name];
  if ('none' in fault) continue;

  test.describe(`on the server, ${name}`, () => {
    for (const remote of CHAOS_REMOTES) {
      test(`${remote.name}, first load`, async ({ page, request, chaos, complaints }) => {
        const { victim, mend } = await strikeOne(chaos, fault, remote);
        try {
          const [response] = await Promise.all([
            page.goto(remote.path),
            expectOthersWork(request, chaos, remote, fault.blocks),
          ]);
          expect(response?.status()).toBe(200);
          await expectShown(page, remote, victim, fault.firstLoad, SHOWN_WITHIN_MS);
          await hydrated(page);
          expect(await layoutShifts(page)).toEqual([]);
          await expectFrameWorks(page, remote);
          expectNoComplaints(complaints);
        } finally {
          await mend();
        }
      });

      test(`${remote.name}, navigation`, async ({ page, request, chaos, complaints }) => {
        const { victim, mend } = await strikeOne(chaos, fault, remote);
        try {
          await page.goto(neighbourOf(remote.name).path);
          await hydrated(page);
          await Promise.all([
            page.locator(`footer a[href="${remote.path}"]`).click(),
            expectOthersWork(request, chaos, remote, fault.blocks),
          ]);
          await expectShown(page, remote, victim, fault.navigation, SHOWN_WITHIN_MS);
          expect(await layoutShifts(page)).toEqual([]);
          await expectFrameWorks(page, remote);
          expectNoComplaints(complaints);
        } finally {
          await mend();
        }
      });
    }

    test('every remote heals when the cause is gone', async ({ request, chaos }) => {
      const { victims, mend } = await strike(chaos, fault, CHAOS_REMOTES);
      try {
        const shown = (remote: ChaosRemote) => request.get(remote.path).then((response) => response.text());
        const pages = await Promise.all(CHAOS_REMOTES.map(shown));
        pages.forEach((html, i) =>
          expect(html.includes(markOf(victims[i]))).toBe(fault.firstLoad === 'newest'),
        );
        await mend();
        for (const [i, remote] of CHAOS_REMOTES.entries())
          await expect.poll(() => shown(remote), { timeout: HEALED_WITHIN_MS }).toContain(markOf(victims[i]));
      } finally {
        await mend();
      }
    });
  });
}
