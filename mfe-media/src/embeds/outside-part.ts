/** A part of an outside site, as a page shows it. */
export interface OutsidePart {
  name: string;
  /** What the frame loads, once the reader asks. */
  frame: string;
  /** The same thing at its own site. */
  page: string;
  /** Name of that site, for people: `calendar.example`. */
  site: string;
  /** The address is one of the sample edition's and reaches nobody. */
  isPlaceholder: boolean;
}

/** Adds to an entry of the site file what a reader has to know about its address. Addresses under `.example` are nobody's. */
export function outsidePart({
  name,
  frame,
  page,
}: {
  name: string;
  frame: string;
  page: string;
}): OutsidePart {
  const site = new URL(page).hostname.replace(/^www\./, '');
  return { name, frame, page, site, isPlaceholder: site.endsWith('.example') };
}
