import type { HeadingTag } from './body-node.ts';

const TAGS: readonly HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Fits the headings of a text under the page's own h1: the first becomes h2, a deeper one goes down a single step, and
 * none is skipped, whatever levels the author used. Feed it the author's levels in reading order.
 */
export function headingFitter(): (authorLevel: number) => HeadingTag {
  const open: number[] = [];
  return (authorLevel) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= authorLevel) open.pop();
    open.push(authorLevel);
    return TAGS[open.length - 1] ?? 'h6';
  };
}
