import { styled } from 'styled-components';
import type { PopularOpinion } from './pieces.ts';

/** The opinions of the list 'Popular Opinions', each with its own anchor on the page. */
export function InShort({ opinions }: { opinions: readonly PopularOpinion[] }) {
  return (
    <Section aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      {opinions.map(({ id, title, byline, text }) => (
        <div key={id} id={id}>
          <h3>{title}</h3>
          <p>{byline}</p>
          <p>{text}</p>
        </div>
      ))}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--s-5) var(--gap);
  margin-top: var(--s-7);
  padding-top: var(--s-4);
  border-top: 2px solid var(--rule-firm);

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
  h3 {
    font: var(--hed-5);
    text-wrap: balance;
  }
  p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  p + p {
    max-width: var(--measure);
    padding-top: var(--s-2);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > h2 {
      grid-column: 1 / -1;
    }
  }
`;
