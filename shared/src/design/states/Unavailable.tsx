import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';

interface Props {
  title: string;
  text?: string | undefined;
  level?: HeadingLevel;
  /** Ways out: 'Try Again'. */
  children?: ReactNode;
}

/** Takes the place of a part that could not be loaded, about as tall as that part. */
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
  align-content: center;
  justify-items: start;
  gap: var(--s-3);
  min-height: 290px;
  padding: var(--s-5);
  background: var(--ground-tint);

  > h1,
  > h2,
  > h3 {
    font: var(--hed-4);
    letter-spacing: normal;
  }
  > p {
    max-width: 26rem;
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
