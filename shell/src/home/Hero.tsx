import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import panorama from './hero.svg';

/** The paper's promise, beside the river at first light. */
export function Hero() {
  return (
    <Section>
      <Picture>
        <img src={panorama} alt="" width={1200} height={500} fetchPriority="high" />
      </Picture>
      <Words>
        <h1>{SITE.tagline}</h1>
        <p>
          What happened overnight in the city, along the river and out on the plains, set down plainly before
          the coffee is poured.
        </p>
      </Words>
    </Section>
  );
}

const Words = styled.div`
  padding-block: var(--s-4) var(--s-2);

  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }

  p {
    font: var(--text-standfirst);
    color: var(--ink-soft);
    padding-top: var(--s-2);
    max-width: 27rem;
    text-wrap: pretty;
  }
`;

/** Small screens keep the right five sixths of the panorama, where the bird sits. */
const Picture = styled.div`
  aspect-ratio: 2 / 1;
  background: var(--plate);
  overflow: hidden;
  margin-inline: calc(-1 * var(--gutter));

  img {
    width: 120%;
    max-width: none;
    height: 100%;
    margin-left: -20%;
    object-fit: cover;
  }

  @media (min-width: 768px) {
    aspect-ratio: 12 / 5;
    margin-inline: 0;

    img {
      width: 100%;
      margin-left: 0;
    }
  }
`;

const Section = styled.section`
  position: relative;

  @media (min-width: 768px) {
    margin-top: var(--s-5);
  }

  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: var(--gap);
    align-items: stretch;

    /* Both are told their place: the picture, which comes first, would have that of the words until they are there. */
    ${Picture} {
      grid-area: 1 / 2;
    }

    ${Words} {
      grid-area: 1 / 1;
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      padding-block: 0;
      border-top: 2px solid var(--rule-firm);
      position: relative;

      &::before {
        content: '';
        position: absolute;
        top: -2px;
        width: 72px;
        height: 6px;
        background: var(--accent);
      }

      h1 {
        padding-top: var(--s-5);
      }
    }
  }
`;
