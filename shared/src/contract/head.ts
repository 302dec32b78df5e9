import type { LoadContext } from './load.ts';
import type { Gone } from './versions/gone.ts';

/** Metadata of a page for browsers, search engines and link previews. The shell merges, escapes and writes it. */
export interface Head {
  /** Title of the page; the shell adds the name of the publication. */
  title: string;
  /** One sentence, at most about 160 characters. */
  description: string;
  /** Canonical path, beginning with a slash, without origin. */
  canonical: string;
  /** Kind of page for Open Graph. Default `website`. */
  type?: 'website' | 'article';
  /** Picture for link previews: absolute address or path on this site. */
  image?: { url: string; alt: string };
  /** ISO 8601, for articles. */
  published?: string;
  /** `noindex` excludes the page from search engines. The shell adds it to every status except 200. */
  robots?: 'noindex';
  /** Further `<meta name>` pairs, for example geo tags. */
  meta?: readonly { name: string; content: string }[];
  /**
   * Breadcrumbs between the front page and this page, without either of them. The shell shows them above the page and
   * writes them as structured data.
   */
  breadcrumbs?: readonly { text: string; href: string }[];
  trail?: Gone<'Contract 3 calls it breadcrumbs.'>;
  /**
   * Path of the section that this page belongs to, if that is another page. The frame marks the section's links in the menu.
   * A path on this site, beginning with a slash.
   */
  section?: string;
  /** Text of the last breadcrumb, if it is not the title. */
  shortTitle?: string;
  /** Name of the page's RSS feed, for pages that syndicate one. */
  feed?: string;
  /** Objects of schema.org vocabulary, without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export type HeadOf<Data> = (data: Data, ctx: Pick<LoadContext, 'params' | 'url' | 'settings'>) => Head;
