import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

/**
 * The town. On a page with samples it says so in the same room: units mark samples with `data-sample`, and the rule below
 * finds the mark, also in what arrives late.
 */
export function SampleLine() {
  return (
    <Line>
      <span>{SITE.place}</span>
      <span>
        Sample edition · <a href="/about#sample">About it</a>
      </span>
    </Line>
  );
}

const Line = styled.span`
  white-space: nowrap;

  > :last-child,
  body:has([data-sample]) & > :first-child {
    display: none;
  }

  body:has([data-sample]) & > :last-child {
    display: inline;
  }

  a {
    padding-block: 12px;
    text-decoration: underline 1px var(--rule-control);
    text-underline-offset: 3px;
  }

  a:hover {
    text-decoration: underline 2px var(--accent);
  }
`;
