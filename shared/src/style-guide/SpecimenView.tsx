import { styled } from 'styled-components';
import type { Specimen } from './specimen.ts';

/** One component: its name and purpose, then its situations with their labels. */
export function SpecimenView({ specimen: { name, use, set, situations } }: { specimen: Specimen }) {
  return (
    <Frame id={name}>
      <Title>
        <h3>{name}</h3>
        <p>{use}</p>
      </Title>
      <Set data-set={set}>
        {situations.map(({ label, show, forced }) => (
          <figure key={label}>
            <figcaption>{label}</figcaption>
            {/* A forced state applies to all descendants. */}
            <div data-forced={forced}>{show}</div>
          </figure>
        ))}
      </Set>
    </Frame>
  );
}

const Frame = styled.article`
  padding-block: var(--s-4) var(--s-7);
  border-top: 1px solid var(--rule-control);
  scroll-margin-top: var(--s-5);
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s-5);
  padding-bottom: var(--s-4);

  h3 {
    font: var(--text-ui);
    font-weight: 600;
  }
  p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

const Set = styled.div`
  display: grid;
  gap: var(--s-6);

  &[data-set='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--s-5) var(--s-6);
  }
  &[data-set='half'] {
    grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
    gap: var(--s-5) var(--gap);
  }
  > figure {
    min-width: 0;
    max-width: 100%;
  }
  > figure > figcaption {
    padding: 0 0 var(--s-2);
    font: var(--text-label);
  }
`;
