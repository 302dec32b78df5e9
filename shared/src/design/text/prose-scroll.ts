import { css, keyframes } from 'styled-components';

const shown = keyframes`
  from, to { opacity: 1; }
`;

/** A line and a shadow at each edge that hides more; at the end of the scroll, the background covers them. */
function edges(ground: string) {
  return css`
    background:
      linear-gradient(to right, ${ground} 50%, transparent) left / 32px 100% no-repeat local,
      linear-gradient(to left, ${ground} 50%, transparent) right / 32px 100% no-repeat local,
      linear-gradient(to right, var(--rule-control) 1px, var(--rule) 1px, transparent) left / 16px 100%
        no-repeat,
      linear-gradient(to left, var(--rule-control) 1px, var(--rule) 1px, transparent) right / 16px 100%
        no-repeat,
      ${ground};
  `;
}

/**
 * Tables and code that are wider than the text scroll within their box, and show that they do. The hint below appears if the
 * browser can tell that the box scrolls; its space is always reserved, so that nothing moves.
 */
export const proseScroll = css`
  > section[tabindex],
  pre {
    overflow-x: auto;
    ${edges('var(--ground)')}
  }
  pre {
    ${edges('var(--ground-tint)')}
  }
  @media screen and (max-width: 47.99em) {
    @supports (animation-timeline: scroll()) {
      > section[tabindex]::after,
      pre::after {
        content: 'Scroll sideways for the rest' / '';
        position: sticky;
        left: 0;
        display: block;
        width: fit-content;
        padding-top: var(--s-2);
        font: var(--text-meta);
        color: var(--ink-faint);
        opacity: 0;
        animation: ${shown} auto linear;
        animation-timeline: scroll(nearest inline);
      }
      pre {
        padding-bottom: var(--s-1);
      }
    }
  }
`;
