import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  standfirst?: string | undefined;
  /** Puts the standfirst beside the title on wide screens. */
  split?: boolean;
  children?: ReactNode;
}

/** Opens a page: its one h1 under a bar in the section's hue, and a firm rule below. */
export function PageHead({ title, standfirst, split = false, children }: Props) {
  return (
    <Head data-split={split || undefined}>
      <h1>{title}</h1>
      {standfirst !== undefined && <Standfirst>{standfirst}</Standfirst>}
      {children}
    </Head>
  );
}

const Standfirst = styled.p`
  max-width: 35rem;
  padding-top: var(--s-1);
  font: var(--text-standfirst);
  color: var(--ink-soft);
  text-wrap: pretty;
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
    height: 6px;
    background: var(--section);
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }
  @media (min-width: 768px) {
    padding-block: var(--s-6) var(--s-5);
  }
  @media (min-width: 1024px) {
    &[data-split] {
      display: grid;
      grid-template-columns: calc((100% - 2 * var(--gap)) / 3) minmax(0, 1fr);
      gap: 0 var(--gap);
      align-items: end;
    }
    &[data-split] ${Standfirst} {
      padding: 0 0 6px;
    }
    /* Content below title and standfirst takes the full width. */
    &[data-split] > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
