import type { ReactNode } from 'react';

/** Level of a heading in the document's outline. It does not set the size. */
export type HeadingLevel = 1 | 2 | 3;

interface Props {
  level: HeadingLevel;
  children: ReactNode;
}

/** A heading whose level is set by its parent. */
export function Heading({ level, children }: Props) {
  const Tag = `h${level}` as const;
  return <Tag>{children}</Tag>;
}
