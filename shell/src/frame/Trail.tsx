import type { Head } from '@meadowlark/shared/contract/head.ts';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { trailOf } from '../document/breadcrumb-list.ts';

/** Where the reader is: the way from the front page, each step but the last a link. */
export function Trail({ head }: { head: Head }) {
  const steps = trailOf(head);
  return (
    <Wrap>
      <Steps aria-label="Breadcrumb">
        <ol>
          {steps.map(({ text, href }, i) =>
            i === steps.length - 1 ? (
              <li key={href} aria-current="page">
                {text}
              </li>
            ) : (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ),
          )}
        </ol>
      </Steps>
    </Wrap>
  );
}

const Steps = styled.nav`
  font: var(--text-meta);
  color: var(--ink-faint);
  padding-top: var(--s-3);

  ol {
    display: flex;
    min-width: 0;
  }

  li {
    flex: none;
  }

  li + li::before {
    content: '/';
    padding-inline: var(--s-2);
    color: var(--rule-control);
  }

  /* A long headline ends in dots rather than in a second line. */
  li:last-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
  }

  a:hover {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }

  @media print {
    display: none;
  }
`;
