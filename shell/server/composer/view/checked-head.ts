import type { Head } from '@meadowlark/shared/contract/head.ts';
import { assertWritable } from '@meadowlark/shared/contract/page-size.ts';

/** One slash, not two: `//host` and `/\host` name another host. */
const PATH_ON_THIS_SITE = /^\/(?![/\\])/;

/** The head that a release made for its page. Throws if the shell cannot use it. */
export function checkedHead(head: Head): Head {
  assertWritable(head, 'Its head');
  const { section } = head;
  if (section !== undefined && !(typeof section === 'string' && PATH_ON_THIS_SITE.test(section)))
    throw new Error(
      `Its head names the section ${JSON.stringify(section)}, which is not a path on this site.`,
    );
  return head;
}
