/** Situations of a guest on the standalone page. `unavailable` is what readers see when no release of it can be loaded. */
export const GUEST_SITUATIONS = ['at its address', 'pending', 'unavailable'] as const;
type GuestSituation = (typeof GUEST_SITUATIONS)[number];

/** A page of a guest's release in a situation. */
export interface GuestAlone {
  guest: string;
  version: string;
  page: string;
  situation: GuestSituation;
}

/** The query that selects it on the shell's standalone page. */
export function guestQuery({ guest, version, page, situation }: GuestAlone): string {
  return `?${new URLSearchParams({ guest, version, page, situation }).toString()}`;
}

export function readGuestQuery(search: string): GuestAlone {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  return {
    guest: text('guest'),
    version: text('version'),
    page: text('page'),
    situation: GUEST_SITUATIONS.find((one) => one === text('situation')) ?? 'at its address',
  };
}
