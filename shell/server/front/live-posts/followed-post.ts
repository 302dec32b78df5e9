import { withoutPictures } from '../variants/lite.ts';
import type { Reader, EntryEvent } from './reader.ts';

/** An entry reaches all readers within two seconds: this, and the time to render and send the page. */
const EVERY_MS = 1000;
/** A post that nobody has requested for this long is not polled any more. */
const UNWANTED_MS = 60_000;
/** Equal to the deadline for rendering a page. */
const DEADLINE_MS = 30_000;

interface PageEntry {
  /** Its time: ISO 8601 in UTC, so that entries sort as text. */
  id: string;
  html: string;
}

/** Renders the HTML of an address now. Rejects if that fails. */
export type RenderPage = (path: string, signal: AbortSignal) => Promise<string>;

interface Options {
  path: string;
  renderPage: RenderPage;
  /** Nobody reads it any more, or it is not live. */
  left: () => void;
}

/** A followed live post: its page is rendered every second, once for all its readers, and new entries are sent to them. */
export class FollowedPost {
  readonly readers = new Set<Reader>();
  readonly #options: Options;
  #isClosed = false;
  /** Aborts the current poll. */
  #endUpdate: () => void = () => {};
  /** Newest first; null if the page has no live post, or none any more. */
  #entries: readonly PageEntry[] | null = null;
  #wantedAt = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: Options) {
    this.#options = options;
  }

  /** Null if the page has no live post, or if its canonical address is a different one. Rejects if it cannot be rendered. */
  static async follow(options: Options): Promise<FollowedPost | null> {
    const post = new FollowedPost(options);
    await post.#update();
    if (post.#entries === null) return null;
    post.#updateLater();
    return post;
  }

  /** The entries after this one, which may be gone, or not here yet: the reader may come from another server. Null: all. */
  since(id: string | null): readonly PageEntry[] {
    this.#wantedAt = performance.now();
    return (this.#entries ?? []).filter((entry) => entry.id > (id ?? ''));
  }

  /** Sends entries to a reader from now on: first those after this one. Returns a function that stops it. */
  add(reader: Reader, after: string | null): () => void {
    const missed = this.since(after);
    if (missed.length > 0) reader.send(eventOf(missed));
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.#endUpdate();
    for (const reader of this.readers) reader.end();
    this.#options.left();
  }

  async #update(): Promise<void> {
    const { path, renderPage } = this.#options;
    // Not `AbortSignal.any`: on Node 20 a signal that outlives the others keeps an entry of each.
    const limit = new AbortController();
    this.#endUpdate = () => limit.abort();
    const timer = setTimeout(this.#endUpdate, DEADLINE_MS).unref();
    const page = entriesOfPage(await renderPage(path, limit.signal).finally(() => clearTimeout(timer)));
    const before = this.#entries;
    this.#entries = page?.path === path ? page.entries : null;
    if (before === null || this.#entries === null) return;
    const known = new Set(before.map(({ id }) => id));
    const fresh = this.#entries.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const sent = eventOf(fresh);
    for (const reader of this.readers) reader.send(sent);
  }

  #updateLater(): void {
    this.#timer = setTimeout(() => void this.#updateAgain(), EVERY_MS).unref();
  }

  async #updateAgain(): Promise<void> {
    if (this.readers.size > 0) this.#wantedAt = performance.now();
    else if (performance.now() - this.#wantedAt > UNWANTED_MS) return this.close();
    // Readers' own page requests show a failure; the next poll may succeed.
    await this.#update().catch(() => {});
    if (this.#isClosed) return;
    if (this.#entries === null) {
      for (const reader of this.readers) reader.send(OVER);
      this.close();
    } else this.#updateLater();
  }
}

const over = Buffer.from('event: over\ndata:\n\n');
const OVER: EntryEvent = { plain: over, lite: over };

/** One event with these entries. Its id is that of the newest, after which a reader continues on any server. */
function eventOf(entries: readonly PageEntry[]): EntryEvent {
  const html = entries.map((entry) => entry.html).join('');
  const write = (text: string) => Buffer.from(`id: ${entries[0]?.id}\n${dataLines(text)}\n\n`);
  const plain = write(html);
  const lite = withoutPictures(html);
  return { plain, lite: lite === html ? plain : write(lite) };
}

/** Splits lines where an event stream does, which is not at U+2028. */
function dataLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}`)
    .join('\n');
}

/*
 * Attribute values contain no `<` or `>`, as React escapes them. Articles with `data-entry` do not contain other articles.
 */
const POST = /<section\b[^<>]* data-live-post="([^"<>]+)"/;
const ENTRY = /<article\b[^<>]* data-entry="([^"<>]+)"/g;
const END = '</article>';

/** Address and entries of the live post in a page, newest first; null if it has none, or one that has ended. */
function entriesOfPage(html: string): { path: string; entries: readonly PageEntry[] } | null {
  const path = POST.exec(html)?.[1];
  if (path === undefined) return null;
  const entries: PageEntry[] = [];
  let after = 0;
  for (const { 1: id = '', index } of html.matchAll(ENTRY)) {
    // Each piece is searched once, whatever a release has written.
    if (index < after) continue;
    const end = html.indexOf(END, index);
    if (end < 0) break;
    after = end + END.length;
    entries.push({ id, html: html.slice(index, after) });
  }
  return { path, entries };
}
