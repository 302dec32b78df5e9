import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Bird } from '../pictures/Bird.tsx';
import { Heading } from '../text/Heading.tsx';

interface Props {
  title: string;
  text?: string | undefined;
  level?: 1 | 2;
  withBird?: boolean;
  /** Next steps: buttons, links. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and why. */
export function EmptyState({ title, text, level = 2, withBird = false, children }: Props) {
  return (
    <Box>
      {withBird && <Bird />}
      <Heading level={level}>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Box>
  );
}

const Box = styled.div`
  max-width: 27rem;
  padding-block: var(--s-5);

  > svg {
    width: 64px;
    height: 64px;
  }
  > h1,
  > h2 {
    padding-block: var(--s-3) var(--s-2);
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
  > p {
    padding-bottom: var(--s-4);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
