import type { LoadContext } from './load.ts';

/** What a page says about itself to browsers, search engines and cards. The shell merges, escapes and writes it. */
export interface Head {
  /** Title of the page alone; the shell adds the name of the publication. */
  title: string;
  /** One sentence, at most about 160 characters. */
  description: string;
  /** Canonical path, beginning with a slash, without origin. */
  canonical: string;
  /** Kind of page for Open Graph. Default `website`. */
  type?: 'website' | 'article';
  /** Picture for cards: absolute address or path on this site. */
  image?: { url: string; alt: string };
  /** ISO 8601, for articles. */
  published?: string;
  /** `noindex` keeps search engines away. The shell adds it itself to every status but 200. */
  robots?: 'noindex';
  /** Further `<meta name>` pairs, for example geo tags. */
  meta?: readonly { name: string; content: string }[];
  /**
   * The way from the front page to this page, without either of them: the shell shows it above the page and writes it
   * as structured data. None for most pages.
   */
  trail?: readonly { text: string; href: string }[];
  /** What the last step of the trail is called, where it is not the title. */
  shortTitle?: string;
  /** Name of the page's own RSS feed, for pages that syndicate one. */
  feed?: string;
  /** Objects of schema.org vocabulary, without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export type HeadOf<Data> = (data: Data, ctx: Pick<LoadContext, 'params' | 'url' | 'settings'>) => Head;
