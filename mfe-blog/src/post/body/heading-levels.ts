import type { HeadingTag } from './body-node.ts';

const TAGS: readonly HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Maps an author's heading levels, in reading order, to levels under the page's h1: the first is h2, and none is
 * skipped. `below`: level of the heading above them, 1 for the page's.
 */
export function headingLevels(below: 1 | 2): (authorLevel: number) => HeadingTag {
  const open: number[] = [];
  return (authorLevel) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= authorLevel) open.pop();
    open.push(authorLevel);
    return TAGS[open.length - 2 + below] ?? 'h6';
  };
}
