import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';

interface Props {
  title: string;
  text?: string | undefined;
  level?: HeadingLevel;
  /** Next steps: 'Try Again'. */
  children?: ReactNode;
}

/** Replaces a part that could not be loaded. */
export function Unavailable({ title, text, level = 2, children }: Props) {
  return (
    <Box>
      <Heading level={level}>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  padding: var(--s-5);
  background: var(--ground-tint);

  > :first-child {
    font: var(--hed-4);
  }
  > p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
