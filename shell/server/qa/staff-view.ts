import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { Inspection } from './inspection.ts';
import { pinsOf, wantsInspector, type QaView, type WithCookies } from './pins-of.ts';

export interface StaffSettings {
  secret: string | undefined;
  /** In development everybody is staff. */
  development: boolean;
}

/** What a request shows besides what readers get. */
export interface StaffView {
  qa: QaView | null;
  /** Where the inspector was asked for: hears about this one view. */
  inspection: Inspection | null;
}

/** Null for readers: their views are counted and may be kept by caches. */
export function staffView(request: WithCookies, settings: StaffSettings, now: Date): StaffView | null {
  const qa = pinsOf(request, settings.secret, now);
  const inspects = (qa !== null || settings.development) && wantsInspector(request);
  return qa || inspects ? { qa, inspection: inspects ? new Inspection() : null } : null;
}

/** The edition with the pinned releases in the place of its own. */
export function pinned(edition: Edition, qa: QaView | null): Edition {
  return qa ? { ...edition, releases: { ...edition.releases, ...qa.pins } } : edition;
}
