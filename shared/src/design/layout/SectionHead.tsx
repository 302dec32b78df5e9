import { styled } from 'styled-components';

interface Props {
  title: string;
  /**
   * A link to the rest of the section, in its hue. If a page has several with the same text, each needs its own accessible
   * name.
   */
  more?: { href: string; children: string; 'aria-label'?: string } | undefined;
  /** Number of items below: '10 questions'. */
  count?: string | undefined;
  /** Id of the heading, for links into the page and for `aria-labelledby`. */
  id?: string | undefined;
}

/** Opens a section of a page: firm rule, bar in the section's hue, heading. */
export function SectionHead({ title, more, count, id }: Props) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {count !== undefined && <Count>{count}</Count>}
      {more !== undefined && <More {...more} />}
    </Head>
  );
}

const Head = styled.div`
  position: relative;
  display: flex;
  /* What does not fit beside the longest word goes below it. */
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s-4);
  padding-block: var(--s-3) var(--s-4);
  border-top: 2px solid var(--rule-firm);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -2px;
    width: 72px;
    /* A border also shows in forced colors and on paper. */
    border-top: 6px solid var(--section);
  }
  h2 {
    flex: 1 min-content;
    min-width: 0;
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
`;

const Count = styled.span`
  font: var(--text-meta);
  color: var(--ink-faint);
  white-space: nowrap;
`;

const More = styled.a`
  padding-block: 12px;
  margin-block: -12px;
  font: var(--text-ui);
  font-weight: 600;
  color: var(--section);
  white-space: nowrap;

  &:hover {
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }
  @media print {
    display: none;
  }
`;
