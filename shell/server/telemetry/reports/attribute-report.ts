import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { readEditionRef } from '../../../src/composition/edition-ref.ts';
import { allUnits, unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import { cleanMessage } from '../../../src/features/reports/clean-message.ts';
import type {
  SentError,
  SentFailure,
  SentHang,
  SentReport,
  Vital,
} from '../../../src/features/reports/sent-report.ts';
import type { Route } from '../../../src/routes.ts';
import type { ReleaseId } from '../../../store/release-key.ts';
import type { SeenRelease, SeenUnit } from '../../protocol/telemetry-event.ts';
import { wereTogether } from '../../../store/lineage.ts';

/** Who gets an edition; `earlier`: tabs opened before a promotion. */
export type Channel = 'live' | 'canary' | 'earlier';

/** Editions and routes that this server knows. Reports from outside are checked against them. */
export interface KnownEditions {
  live(): { edition: Edition; canary: { edition: Edition } | null };
  /** An edition that was ever live or a canary; null for any other. */
  find(id: string): Promise<Edition | null>;
  /** The routes of the current editions: of the shell's table, and at granted addresses. */
  routes(): Promise<readonly Route[]>;
}

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
  /** `unit` is null if the script belongs to more than one unit, or if the unit is unknown. */
  | { kind: 'error'; channel: Channel; release: SeenRelease; unit: SeenUnit | null; message: string }
  | { kind: 'vitals'; channel: Channel; edition: string; vitals: readonly Vital[] };

/** While a release is in quarantine, views contain that of an ancestor of the edition, up to this many generations back. */
const GENERATIONS = 5;

/** The build names chunks after units: `page-category.js`. */
const SCRIPT = /^\/releases\/([^/]+)\/([^/]+)\/(?:.*\/)?(?:(page|block)-([a-z0-9-]+)\.)?[^/]*$/;

/**
 * Finds the release and unit of a report. Null if this server does not know its edition, release, unit or route: then it is
 * forged or very old.
 */
export async function attributeReport(
  sent: SentReport,
  served: KnownEditions,
): Promise<BrowserReport | null> {
  const edition = readEditionRef(sent.edition)?.id;
  const channel = edition === undefined ? null : await channelOf(served, edition);
  if (edition === undefined || channel === null) return null;
  switch (sent.kind) {
    case 'failure':
      return failure(sent, edition, channel, served);
    case 'error':
      return uncaught(sent, edition, channel, served);
    case 'hang':
      return hang(sent, edition, channel, served);
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
  served: KnownEditions,
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
  served: KnownEditions,
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

/**
 * Counts against the release of the page, but names no unit, so that no unit is quarantined: a block, the frame or the next
 * page may have frozen the tab.
 */
async function hang(
  { route }: SentHang,
  id: string,
  channel: Channel,
  served: KnownEditions,
): Promise<BrowserReport | null> {
  const page = (await served.routes()).find(({ path }) => path === route);
  const name = page?.kind === 'remote' ? page.remote : 'shell';
  const version = (await served.find(id))?.releases[name];
  if (version === undefined || !(page || route === '*')) return null;
  const message = `A tab stopped responding, or was lost, while it showed ${route}.`;
  return { kind: 'error', channel, release: { name, version, edition: id }, unit: null, message };
}

async function knownUnit(key: string, served: KnownEditions): Promise<UnitRef | null> {
  const units = (await served.routes()).flatMap(allUnits);
  return units.find((ref) => unitKey(ref) === key) ?? null;
}

/** Null for an edition that the server does not know. */
async function channelOf(served: KnownEditions, id: string): Promise<Channel | null> {
  const { edition, canary } = served.live();
  if (id === edition.id) return 'live';
  if (id === canary?.edition.id) return 'canary';
  return (await served.find(id)) ? 'earlier' : null;
}

async function mayContain(served: KnownEditions, id: string, { name, version }: ReleaseId): Promise<boolean> {
  const edition = await served.find(id);
  return edition !== null && wereTogether(served, edition, { [name]: version }, GENERATIONS);
}
