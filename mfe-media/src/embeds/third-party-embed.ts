/** An embed of an outside site, as a page shows it. */
export interface ThirdPartyEmbed {
  name: string;
  /** What the frame loads after the reader's click. */
  frame: string;
  /** The same content on its own site. */
  page: string;
  /** Host name of that site: `calendar.example`. */
  site: string;
  /** True for the sample edition's addresses, which do not exist. */
  isPlaceholder: boolean;
}

/** Adds the site's name to an entry of the site file. Addresses under `.example` are placeholders. */
export function thirdPartyEmbed({
  name,
  frame,
  page,
}: {
  name: string;
  frame: string;
  page: string;
}): ThirdPartyEmbed {
  const site = new URL(page).hostname.replace(/^www\./, '');
  return { name, frame, page, site, isPlaceholder: site.endsWith('.example') };
}

/** The note for readers that the embed's address is a placeholder; null if the address is real. */
export function placeholderNote({ isPlaceholder }: ThirdPartyEmbed): string | null {
  return isPlaceholder ? ' In this sample edition, its address is a placeholder and does not load.' : null;
}
