import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import * as z from 'zod/mini';

/** A story, post, question or page, as the search sends it. */
export const keptDocument = z.object({
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  kind: z.enum(['story', 'post', 'faq', 'page']),
  section: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date: z.nullable(z.string()),
  sample: z.boolean(),
});

export type KeptDocument = z.infer<typeof keptDocument>;

const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(SECTIONS).map(([key, { title }]) => [key, title]),
);

/** The name of a section; the paper itself has none in the menu. */
export function sectionTitle(section: string): string {
  return TITLES.get(section) ?? 'The paper';
}
