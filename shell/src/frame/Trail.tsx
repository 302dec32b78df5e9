import type { Head } from '@meadowlark/shared/contract/head.ts';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { trailOf } from '../document/breadcrumb-list.ts';

/**
 * The way back from a deep page: front page, section. Pages that stand right below the front page show none: the
 * navigation marks them, and their headline opens the page. The page itself is the headline below, so its own step is
 * only said, not shown. Search engines get the whole way of every page (`breadcrumb-list.ts`).
 */
export function Trail({ head }: { head: Head }) {
  const steps = trailOf(head);
  const here = steps.at(-1);
  if (steps.length < 3) return null;
  return (
    <Wrap>
      <Steps aria-label="Breadcrumb">
        <ol>
          {steps.slice(0, -1).map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
          <VisuallyHidden as="li" aria-current="page">
            {here?.text}
          </VisuallyHidden>
        </ol>
      </Steps>
    </Wrap>
  );
}

const Steps = styled.nav`
  font: var(--text-meta);
  color: var(--ink-faint);
  padding-top: var(--s-4);

  ol {
    display: flex;
    flex-wrap: wrap;
  }

  li:nth-child(n + 2):not([aria-current])::before {
    content: '/' / '';
    padding-inline: var(--s-2);
    color: var(--rule-control);
  }

  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
  }

  a:hover {
    color: var(--ink);
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
`;
