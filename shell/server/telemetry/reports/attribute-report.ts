import { readEditionRef } from '../../../src/composition/edition-ref.ts';
import { allUnits, unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import { cleanMessage } from '../../../src/reports/clean-message.ts';
import type { SentError, SentFailure, SentReport } from '../../../src/reports/sent-report.ts';
import type { BrowserReport } from './browser-report.ts';
import { channelOf, mayHaveMade, type Channel, type Served } from './served.ts';

/** The build names the chunk of a unit after it: `page-category.1a2b3c4d.js`. */
const SCRIPT = /^\/releases\/([^/]+)\/([^/]+)\/(?:.*\/)?(?:(page|block)-([a-z0-9-]+)\.)?[^/]*$/;

/**
 * Finds out whose error it is. Null for a report of an edition, release, unit or route that this server does not know:
 * made up, or older than what is kept.
 */
export async function attributeReport(sent: SentReport, served: Served): Promise<BrowserReport | null> {
  const edition = readEditionRef(sent.edition)?.id;
  const channel = edition === undefined ? null : await channelOf(served, edition);
  if (edition === undefined || channel === null) return null;
  switch (sent.kind) {
    case 'failure':
      return failure(sent, edition, channel, served);
    case 'error':
      return uncaught(sent, edition, channel, served);
    case 'vitals': {
      const patterns = new Set(['*', ...(await served.routes()).map(({ path }) => path)]);
      const vitals = sent.vitals.filter(({ route }) => patterns.has(route));
      return vitals.length > 0 ? { kind: 'vitals', channel, edition, vitals } : null;
    }
  }
}

async function failure(
  { unit: key, version, stage, fellBackTo, message }: SentFailure,
  edition: string,
  channel: Channel,
  served: Served,
): Promise<BrowserReport | null> {
  const ref = await knownUnit(key, served);
  if (!ref || !(await mayHaveMade(served, edition, { name: ref.remote, version }))) return null;
  const unit = { ...ref, version, edition };
  return { kind: 'failure', channel, unit, stage, fellBackTo, message: cleanMessage(message) };
}

async function uncaught(
  { script, message }: SentError,
  edition: string,
  channel: Channel,
  served: Served,
): Promise<BrowserReport | null> {
  const [, name, version, kind, unitName] = SCRIPT.exec(script) ?? [];
  if (name === undefined || version === undefined) return null;
  if (!(await mayHaveMade(served, edition, { name, version }))) return null;
  const ref = kind ? await knownUnit(`${name}/${kind}/${unitName}`, served) : null;
  return {
    kind: 'error',
    channel,
    release: { name, version, edition },
    unit: ref && { ...ref, version, edition },
    message: cleanMessage(message),
  };
}

async function knownUnit(key: string, served: Served): Promise<UnitRef | null> {
  const units = (await served.routes()).flatMap(allUnits);
  return units.find((ref) => unitKey(ref) === key) ?? null;
}
