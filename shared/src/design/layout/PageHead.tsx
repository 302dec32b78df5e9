import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  standfirst?: string | undefined;
  children?: ReactNode;
}

/** Opens a page: its one h1 under a bar in the section's hue, the standfirst below, and a firm rule. */
export function PageHead({ title, standfirst, children }: Props) {
  return (
    <Head>
      <h1>{title}</h1>
      {standfirst !== undefined && <Standfirst>{standfirst}</Standfirst>}
      {children}
    </Head>
  );
}

const Standfirst = styled.p`
  max-width: 56rem;
  padding-top: var(--s-1);
  font: var(--text-standfirst);
  color: var(--ink-soft);
  text-wrap: balance;
`;

const Head = styled.div`
  position: relative;
  padding-block: var(--s-5) var(--s-4);
  margin-bottom: var(--s-5);
  border-bottom: 2px solid var(--rule-firm);

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 72px;
    /* A border also shows in forced colors and on paper. */
    border-top: 6px solid var(--section);
  }
  /* It hangs from the rule of the masthead. */
  [data-trail] ~ * &::before {
    content: none;
  }
  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }
  @media (min-width: 48em) {
    padding-block: var(--s-5);
  }
`;
