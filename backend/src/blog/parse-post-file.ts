import { parse, YAMLError } from 'yaml';
import type { z } from 'zod';
import { FrontMatter } from './front-matter.ts';
import type { Post } from './post.ts';
import { readSlug } from './slug.ts';

const PARTS = /^---\n(?<matter>.*?)\n---[ \t]*(?:\n(?<body>.*))?$/s;

/**
 * Reads a post from a markdown file: YAML front matter between two lines of `---`, then the text. The file's name
 * without its ending is the slug. `reason` completes the sentence "the file is refused because ...".
 */
export function parsePostFile(name: string, bytes: Uint8Array): { post: Post } | { reason: string } {
  const slug = readSlug(name.replace(/\.md$/, ''));
  if (slug === null) return { reason: 'its name has more than letters, digits, "_", "-" and "."' };
  const text = decode(bytes);
  if (text === null) return { reason: 'it is not plain text in UTF-8' };
  const { matter, body } = PARTS.exec(text)?.groups ?? {};
  if (matter === undefined) return { reason: 'it does not begin with front matter between two lines of ---' };
  const blog = body?.trim() ?? '';
  if (blog === '') return { reason: 'it has no text below its front matter' };
  const values = parseYaml(matter);
  if ('reason' in values) return values;
  const result = FrontMatter.safeParse(values.yaml);
  if (!result.success) return { reason: complaint(result.error.issues[0]) };
  return { post: { slug, ...result.data, blog } };
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    // PostgreSQL cannot store this character, and no text has it.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function parseYaml(matter: string): { yaml: unknown } | { reason: string } {
  try {
    // In this schema every value is text: a title "2026" stays a title, a date stays as it was written.
    return { yaml: parse(matter, { schema: 'failsafe', prettyErrors: false }) };
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    return { reason: `its front matter is not YAML (${error.message})` };
  }
}

function complaint(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') {
    return `its front matter has "${issue.keys[0]}", which is not a field of a post; use ${FIELDS}`;
  }
  const field = issue?.path[0];
  return field === undefined ? `its front matter ${issue?.message}` : `${String(field)} ${issue?.message}`;
}

const FIELDS = Object.keys(FrontMatter.shape).join(', ');
