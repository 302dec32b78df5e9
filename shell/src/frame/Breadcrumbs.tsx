import type { Head } from '@meadowlark/shared/contract/head.ts';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import { ReadingTools } from '../features/reading/ReadingTools.tsx';
import { breadcrumbsOf } from '../document/breadcrumb-list.ts';

/**
 * The path to a deep page: front page, section. Pages directly below the front page show none, since the navigation marks
 * them. The page itself is only announced: its headline follows. Search engines get the path of every page
 * (`breadcrumb-list.ts`).
 */
export function Breadcrumbs({ head }: { head: Head }) {
  const steps = breadcrumbsOf(head);
  const here = steps.at(-1);
  if (steps.length < 3) return null;
  return (
    <Row data-trail="">
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
      {head.type === 'article' && <ReadingTools />}
    </Row>
  );
}

const Row = styled(Wrap)`
  padding-top: var(--s-4);

  @media (min-width: 48em) {
    display: flex;
    align-items: center;

    /* Their touch targets are taller than the line, whose height stays. */
    > [data-reading] {
      margin-block: calc((20px - var(--tap)) / 2);
    }
  }
`;

const Steps = styled.nav`
  font: var(--text-meta);
  color: var(--ink-faint);

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
    text-decoration-line: underline;
  }
`;
