import type { FastifyReply } from 'fastify';
import { readEditionRef, writeEditionRef } from '../../src/composition/edition-ref.ts';
import { cleanMessage } from '../../src/features/reports/clean-message.ts';
import { leftOut } from '../editions/choose-version.ts';
import type { Log } from '../../lib/log.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { staffRequest } from '../qa/staff-request.ts';
import { reportSchema } from '../telemetry/reports/report-schema.ts';
import { selectForStaff, selectForTab } from './select-edition.ts';
import { loadThePage, sendView, type FrontOptions } from './send-view.ts';
import { readDataUrl, viewAddress } from './view-address.ts';

/** More than the units of a page. */
const MAX_REPORTS = 10;

/**
 * Sends the view of an address alone, in the edition that the tab started with: `/_data/<edition ref>/<path>`.
 * 410 if that edition is gone: the tab then loads the page, in the live edition.
 *
 * Anybody can request a view without a release. Only releases that failed recently and have a previous one are left out
 * (`leftOut`); the response names those. Such views do not count for or against any release.
 */
export async function sendData(given: FrontOptions, reply: FastifyReply): Promise<FastifyReply> {
  const { request } = reply;
  const { ref: text, target } = readDataUrl(request.url);
  const ref = readEditionRef(text);
  const edition = ref && (await given.editions.find(ref.id));
  const staff = staffRequest(request, given.staff, new Date());
  // The QA link has expired: its pinned releases must not mix with those of readers.
  if (!edition || ref.qa !== Boolean(staff?.qa)) {
    return loadThePage(reply, ref ? 410 : 404);
  }
  const forAll = staff ? selectForStaff(edition, staff) : selectForTab(edition);
  const counted = ref.without.length === 0;
  const without = staff || counted ? ref.without : await leftOut(edition, ref.without, given);
  const options = counted ? given : { ...given, record: () => {} };
  const made = writeEditionRef({ ...ref, without });
  const selection = {
    ...forAll,
    choice: { ...forAll.choice, without },
    // Later the same URL may get the view that it names.
    ...(made !== text && { cache: 'nobody' as const }),
  };
  request.channel = selection.channel;
  request.served = { edition: edition.id, page: null };
  const address = await viewAddress(
    options,
    selection.choice,
    new URL(`${options.settings.origin}${target}`),
  );
  return sendView(options, { kind: 'data', selection, address, staff, counted }, reply);
}

/**
 * Serves a browser in which releases failed: `POST` with its reports, for the view without these releases. Both are in one
 * request, so that the server that responds knows of the failure.
 */
export async function sendDataAfterFailure(
  options: FrontOptions,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const sent = parseJson(String(request.body));
  const failures: readonly unknown[] = Array.isArray(sent) ? sent.slice(0, MAX_REPORTS) : [];
  // The browser reports later what the reader got instead.
  const reports = failures.map((failure) => Object.assign({ kind: 'failure', fellBackTo: null }, failure));
  const { takeReport } = options;
  if (staffRequest(request, options.staff, new Date())) logQaReports(reports, request.log);
  else if (takeReport) await Promise.all(reports.map((report) => takeReport(report, request)));
  return sendData(options, reply);
}

/** Logs failures of pinned releases in browsers of staff. Neither metrics nor quarantine see them. */
function logQaReports(reports: readonly unknown[], log: Pick<Log, 'warn'>): void {
  for (const sent of reports) {
    const { data } = reportSchema.safeParse(sent);
    if (data?.kind !== 'failure') continue;
    const { unit, version, stage } = data;
    const fields = { event: 'qa-unit-failed', side: 'browser', unit, version, stage };
    log.warn({ ...fields, message: cleanMessage(data.message) }, 'unit failed in a view of staff');
  }
}
