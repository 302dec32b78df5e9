/** An entry of `embeds` in site.ts. A URL that begins with `/` is a stand-in that this site serves itself. */
interface EmbedEntry {
  name: string;
  /** What the frame loads after the reader's click. */
  frame: string;
  /** The same content on a separate page. */
  page: string;
  /** The outside site's script that controls its frame from our page. */
  script?: string;
}

/** An embed, as a page shows it. */
export interface EmbedSource extends EmbedEntry {
  /**
   * Host of the outside site: `calendar.example`. Null for a stand-in of the sample edition, which contacts no other site.
   */
  site: string | null;
}

export function embedSource(entry: EmbedEntry): EmbedSource {
  return {
    ...entry,
    site: entry.page.startsWith('/') ? null : new URL(entry.page).hostname.replace(/^www\./, ''),
  };
}

/** Text of the link to an embed's own page: 'Open the calendar at calendar.example'. */
export function embedLinkText(words: string, { site }: EmbedSource): string {
  return site === null ? `${words} on a separate page` : `${words} at ${site}`;
}
