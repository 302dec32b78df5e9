import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

/**
 * The town. On a page with samples, the same space says so: units mark samples with `data-sample`, and the rule below
 * finds the mark, also in late content. It selects by attribute: with `:first-child`, every addition to
 * the page made the browser recompute all of its styles.
 */
export function SampleLine() {
  return (
    <Line>
      <span data-edition="live">{SITE.place}</span>
      <span data-edition="sample">
        Sample edition · <a href="/about#sample">About it</a>
      </span>
    </Line>
  );
}

const Line = styled.span`
  > [data-edition='sample'],
  body:has([data-sample]) & > [data-edition='live'] {
    display: none;
  }

  body:has([data-sample]) & > [data-edition='sample'] {
    display: inline;
  }

  a {
    /* Above the target of the weather in the line below, and not beyond its own line. */
    position: relative;
    padding: 12px 14px 3px;
    margin-inline: -14px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  a:hover {
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
`;
