import type { APIRequestContext } from '@playwright/test';

/** A page as the server sends it. */
interface FetchedPage {
  status: number;
  html: string;
  /** Its main part, without the comments that React leaves between texts. */
  main: string;
}

/**
 * Fetches a page over HTTP. On a busy machine a page may miss its deadline and be streamed: status and head are sent before
 * its data arrives. Such a page is fetched again.
 */
export async function fetchPage(request: APIRequestContext, address: string): Promise<FetchedPage> {
  const response = await request.get(address);
  const html = await response.text();
  const wasStreamed = html.includes('"headIsLate":true') || html.includes('data-pending=""');
  return wasStreamed ? fetchPage(request, address) : { status: response.status(), html, main: mainOf(html) };
}

/** A story in a list, as the server's HTML has it. */
interface ListedStory {
  title: string;
  /** Its paragraphs: the excerpt, if any, and the line with author and date. */
  lines: string[];
  html: string;
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? 'no main part';
}

/** The stories that a piece of HTML lists, in their order. */
export function storiesIn(html: string): ListedStory[] {
  return [...html.matchAll(/<article[ >].*?<\/article>/gs)].map(([story]) => ({
    title: textOf(/<h\d>.*?<\/h\d>/s.exec(story)?.[0] ?? ''),
    lines: [...story.matchAll(/<p[ >].*?<\/p>/gs)].map(([line]) => textOf(line)),
    html: story,
  }));
}

/** Text of the first h1. */
export function headingOf(html: string): string {
  return textOf(/<h1[ >].*?<\/h1>/s.exec(html)?.[0] ?? '');
}

/** Address of the story with this title in a page that lists it. */
export function addressOf(html: string, title: string): string {
  const story = storiesIn(html).find((one) => one.title === title);
  return /href="(\/article\/[^"]+)"/.exec(story?.html ?? '')?.[1] ?? '';
}

/** Labels of closed lists, such as 'See All 15 Articles'. */
export function showMoreLabels(html: string): string[] {
  return [...html.matchAll(/<span data-when="closed">(.*?)<\/span>/g)].map(([, offer = '']) => textOf(offer));
}

/** Texts of the alerts. */
export function alertsIn(html: string): string[] {
  return [...html.matchAll(/<(\w+) [^>]*role="alert".*?<\/\1>/gs)].map(([alert]) => textOf(alert));
}

/** Texts of the links to an address. */
export function linksTo(html: string, address: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)].flatMap(([link, href]) =>
    href === address ? [textOf(link)] : [],
  );
}

/** Content of the `<meta>` with this name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** An object of schema.org structured data. */
type StructuredData = Record<string, unknown> & { '@type': string };

/** Structured data (JSON-LD) of a page. */
export function structuredDataIn(html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as StructuredData);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text of a piece of HTML. React writes these five characters as entities, in attributes as well. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^<>]*>/gs, '')
    .replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity);
}
