import type { Head } from '@meadowlark/shared/contract/head.ts';
import { assertWritable } from '@meadowlark/shared/contract/page-size.ts';
import { z } from 'zod';

/** One slash, not two: `//host` and `/\host` name another host. */
const PATH_ON_THIS_SITE = /^\/(?![/\\])/;

const text = z.string();
/** The shell writes the origin before it. */
const path = text.startsWith('/');
const steps = z.array(z.looseObject({ text, href: path })).nullish();

/** The fields that the shell writes. Others are left alone: a head of another contract has other names. */
const headSchema = z.looseObject({
  title: text,
  description: text,
  canonical: path,
  type: text.nullish(),
  image: z.looseObject({ url: text, alt: text }).nullish(),
  published: text.nullish(),
  meta: z.array(z.looseObject({ name: text, content: text })).nullish(),
  breadcrumbs: steps,
  trail: steps,
  shortTitle: text.nullish(),
  feed: text.optional(),
  structuredData: z.array(z.looseObject({})).nullish(),
});

/**
 * The head that a release made for its page. Throws if the shell cannot use it: an error thrown in the shell is blamed on
 * the shell, and the remote's previous release would not be used. A release may be written in JavaScript.
 */
export function checkedHead(head: Head): Head {
  assertWritable(head, 'Its head');
  const { data, error } = headSchema.safeParse(head);
  if (error) throw new Error(`Its head cannot be used: ${z.prettifyError(error)}`);
  const { section } = head;
  if (section !== undefined && !(typeof section === 'string' && PATH_ON_THIS_SITE.test(section)))
    throw new Error(
      `Its head names the section ${JSON.stringify(section)}, which is not a path on this site.`,
    );
  return data as unknown as Head;
}
