import type { ReactNode } from 'react';

/** Rank of a heading in the document's outline. How large it looks is the business of what it heads. */
export type HeadingLevel = 1 | 2 | 3;

interface Props {
  level: HeadingLevel;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading whose rank is known only where it stands. */
export function Heading({ level, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
