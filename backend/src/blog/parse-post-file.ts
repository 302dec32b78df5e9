import { parse } from 'yaml';
import type { z } from 'zod';
import { FrontMatter } from './front-matter.ts';
import { readLiveText } from './live-text.ts';
import type { Post } from './post.ts';
import { readSlug } from './slug.ts';

/** Larger than a book of a hundred pages. */
const MAX_BYTES = 1_000_000;
/** Characters. The longest of the sample posts has 500. */
const MAX_FRONT_MATTER = 3000;
/** What can begin a list or a value. yaml 2.9.1 crashes the process at some thousand nested lists. */
const ENTRY = /[[{]|[-?:]\s/g;
const MAX_ENTRIES = 100;
const PARTS = /^---\n(?<matter>.*?)\n---[ \t]*(?:\n(?<body>.*))?$/s;

/**
 * Parses a markdown file: YAML front matter between two lines of `---`, then the text. The file name without its
 * extension is the slug. `reason` completes the sentence "the file is refused because ...".
 */
export function parsePostFile(name: string, bytes: Uint8Array): { post: Post } | { reason: string } {
  const slug = readSlug(name.replace(/\.md$/, ''));
  if (slug === null)
    return { reason: 'its name has characters other than letters, digits, "_", "-" and "."' };
  if (bytes.length > MAX_BYTES) return { reason: `it has more than ${MAX_BYTES} bytes` };
  const text = decode(bytes);
  if (text === null) return { reason: 'it is not plain text in UTF-8' };
  const { matter, body } = PARTS.exec(text)?.groups ?? {};
  if (matter === undefined) return { reason: 'it does not begin with front matter between two lines of ---' };
  if (matter.length > MAX_FRONT_MATTER)
    return { reason: `its front matter has more than ${MAX_FRONT_MATTER} characters` };
  if ((matter.match(ENTRY)?.length ?? 0) > MAX_ENTRIES)
    return { reason: `its front matter has more than ${MAX_ENTRIES} lists and values` };
  const blog = body?.trim() ?? '';
  if (blog === '') return { reason: 'it has no text below its front matter' };
  const values = parseYaml(matter);
  if ('reason' in values) return values;
  const result = FrontMatter.safeParse(values.yaml);
  if (!result.success) return { reason: describeIssue(result.error.issues[0]) };
  const problem = problemOfType(result.data, blog);
  return problem === null ? { post: { slug, ...result.data, blog } } : { reason: problem };
}

function problemOfType({ type, ended }: z.infer<typeof FrontMatter>, blog: string): string | null {
  if (type === 'post') return ended === null ? null : 'only a live post can have ended';
  const read = readLiveText(blog);
  return 'reason' in read ? read.reason : null;
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    // PostgreSQL cannot store NUL.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function parseYaml(matter: string): { yaml: unknown } | { reason: string } {
  try {
    // The failsafe schema reads every scalar as a string: the title "2026" stays text.
    return { yaml: parse(matter, { schema: 'failsafe', prettyErrors: false, maxAliasCount: 0 }) };
  } catch (error) {
    // Includes refused aliases and excessive nesting.
    return {
      reason: `its front matter is not YAML (${error instanceof Error ? error.message : 'unreadable'})`,
    };
  }
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') {
    return `its front matter has "${issue.keys[0]}", which is not a field of a post; use ${FIELDS}`;
  }
  const field = issue?.path[0];
  return field === undefined ? `its front matter ${issue?.message}` : `${String(field)} ${issue?.message}`;
}

const FIELDS = Object.keys(FrontMatter.shape).join(', ');
