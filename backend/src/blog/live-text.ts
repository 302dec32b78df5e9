import { z } from 'zod';
import type { LiveEntry } from './post.ts';

/** A long day has 200. */
const MAX_ENTRIES = 500;
const MAX_TITLE_CHARS = 200;
/** `## 2026-03-14T06:30-05:00 The doors are open`. */
const HEADING = /^## .*$/gm;
const Instant = z.iso.datetime({ offset: true, precision: -1 });

interface LiveText {
  /** Markdown above the entries; may be empty. */
  above: string;
  /** Newest first. */
  entries: LiveEntry[];
}

/**
 * Splits the text of a live post into its introduction and its entries. Each entry has a level-2 heading with its time and
 * title. Their order in the text does not matter. `reason` completes the sentence "the file is refused because ...".
 */
export function readLiveText(markdown: string): LiveText | { reason: string } {
  const headings = [...markdown.matchAll(HEADING)];
  if (headings.length === 0) return { reason: `it is a live post without an entry: ${EXAMPLE}` };
  if (headings.length > MAX_ENTRIES) return { reason: `it has more than ${MAX_ENTRIES} entries` };
  const entries = new Map<string, LiveEntry>();
  for (const [index, { 0: line, index: at }] of headings.entries()) {
    const [written = '', ...words] = line.slice('## '.length).trim().split(/\s+/);
    const title = words.join(' ');
    if (!Instant.safeParse(written).success || title === '' || title.length > MAX_TITLE_CHARS)
      return { reason: `"${line.slice(0, 80)}" is not the heading of an entry: ${EXAMPLE}` };
    const time = new Date(written).toISOString();
    if (entries.has(time)) return { reason: `it has two entries at ${written}` };
    const text = markdown.slice(at + line.length, headings[index + 1]?.index).trim();
    entries.set(time, { time, title, text });
  }
  return {
    above: markdown.slice(0, headings[0]?.index).trim(),
    entries: [...entries.values()].toSorted((a, b) => b.time.localeCompare(a.time)),
  };
}

const EXAMPLE = `an entry begins with a line like "## 2026-03-14T06:30-05:00 The doors are open"`;
