import { readEditionRef } from '../../../src/composition/edition-ref.ts';
import { allUnits, unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import { cleanMessage } from '../../../src/reports/clean-message.ts';
import type { SentError, SentFailure, SentReport, Vital } from '../../../src/reports/sent-report.ts';
import type { SeenRelease, SeenUnit } from '../../protocol/telemetry-event.ts';
import { channelOf, mayContain, type Channel, type ServedEditions } from './served-editions.ts';

/** A browser's report whose edition, release, unit and route this server knows. */
export type BrowserReport =
  | {
      kind: 'failure';
      channel: Channel;
      unit: SeenUnit;
      stage: 'script' | 'render';
      fellBackTo: 'previous' | 'fallback' | null;
      message: string;
    }
  /** `unit` is null if the script belongs to more than one unit. */
  | { kind: 'error'; channel: Channel; release: SeenRelease; unit: SeenUnit | null; message: string }
  | { kind: 'vitals'; channel: Channel; edition: string; vitals: readonly Vital[] };

/** The build names chunks after units: `page-category.js`. */
const SCRIPT = /^\/releases\/([^/]+)\/([^/]+)\/(?:.*\/)?(?:(page|block)-([a-z0-9-]+)\.)?[^/]*$/;

/**
 * Finds the release and unit of a report. Null if this server does not know its edition, release, unit or route: it is
 * forged or very old.
 */
export async function attributeReport(
  sent: SentReport,
  served: ServedEditions,
): Promise<BrowserReport | null> {
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
  served: ServedEditions,
): Promise<BrowserReport | null> {
  const ref = await knownUnit(key, served);
  if (!ref || !(await mayContain(served, edition, { name: ref.remote, version }))) return null;
  const unit = { ...ref, version, edition };
  return { kind: 'failure', channel, unit, stage, fellBackTo, message: cleanMessage(message) };
}

async function uncaught(
  { script, message }: SentError,
  edition: string,
  channel: Channel,
  served: ServedEditions,
): Promise<BrowserReport | null> {
  const [, name, version, kind, unitName] = SCRIPT.exec(script) ?? [];
  if (name === undefined || version === undefined) return null;
  if (!(await mayContain(served, edition, { name, version }))) return null;
  const ref = kind ? await knownUnit(`${name}/${kind}/${unitName}`, served) : null;
  return {
    kind: 'error',
    channel,
    release: { name, version, edition },
    unit: ref && { ...ref, version, edition },
    message: cleanMessage(message),
  };
}

async function knownUnit(key: string, served: ServedEditions): Promise<UnitRef | null> {
  const units = (await served.routes()).flatMap(allUnits);
  return units.find((ref) => unitKey(ref) === key) ?? null;
}
