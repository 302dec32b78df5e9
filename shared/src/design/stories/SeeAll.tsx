import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Label of the control while closed: 'See All 15 Articles'. */
  more: string;
  /** Label while open: 'Show Less'. */
  less: string;
  children: ReactNode;
}

/**
 * The rest of a list, opened and closed without a script. The control does not move; the rest appears below it, and ends
 * with a second control: both are `details` of the same name, and the browser keeps only one open, so opening the second
 * closes the list. The shell finds the list by its data attribute and reopens it when the reader comes back
 * (`shell/src/sleeping/open-lists.ts`).
 */
export function SeeAll({ more, less, children }: Props) {
  return (
    <>
      <All data-see-all="" name={more}>
        <summary>
          <span data-when="closed">{more}</span>
          <span data-when="open">{less}</span>
        </summary>
        {children}
      </All>
      <All name={more}>
        <summary>
          <span>{less}</span>
        </summary>
      </All>
    </>
  );
}

const All = styled.details`
  margin-top: var(--gap);

  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    border-block: 1px solid var(--rule-firm);
    font: var(--text-ui);
    font-weight: 600;
  }
  > summary:hover {
    background: var(--ground-tint);
  }
  > summary:active {
    background: var(--plate);
  }
  > summary > span {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  /* Hidden until its text is parsed: the parser may pause between tag and text, and later text would move it. */
  > summary > span:not(:empty)::after {
    content: '';
    width: 8px;
    height: 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  &[open] > summary > span::after,
  & + & > summary > span::after {
    transform: translateY(2px) rotate(225deg);
  }
  &:not([open]) + & {
    display: none;
  }
  &[open] > summary > [data-when='closed'],
  &:not([open]) > summary > [data-when='open'] {
    display: none;
  }
  > summary + * {
    margin-top: var(--gap);
  }
  @media print {
    > summary,
    & + & {
      display: none;
    }
  }
`;
