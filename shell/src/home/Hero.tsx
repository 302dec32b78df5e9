import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import panorama from './panorama.svg';

/** Headline and introduction of the front page beside a thin panorama: a strip, so that the news begins above the fold. */
export function Hero() {
  return (
    <Strip>
      <Picture>
        <img src={panorama} alt="" width={800} height={96} fetchPriority="high" />
      </Picture>
      <Words>
        <h1>{SITE.tagline}</h1>
        <p>
          What happened overnight in the city, along the river and out on the plains, set down plainly before
          the coffee is poured.
        </p>
      </Words>
    </Strip>
  );
}

const Words = styled.div`
  padding-top: var(--s-3);

  h1 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }

  p {
    padding-top: var(--s-1);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }

  @media (min-width: 48em) {
    padding-top: 0;
  }
`;

/** The bird is at the right end. */
const Picture = styled.div`
  height: 72px;
  margin-inline: calc(-1 * var(--gutter));
  background: var(--plate);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right center;
    filter: brightness(var(--picture-light));
  }

  @media (min-width: 48em) {
    height: 96px;
    margin-inline: 0;
  }
`;

const Strip = styled.section`
  margin-bottom: var(--s-5);

  @media (min-width: 48em) {
    display: grid;
    grid-template-columns: 5fr 7fr;
    gap: var(--gap);
    align-items: start;
    margin-top: var(--s-4);

    /* An explicit grid area: otherwise the picture would take the text's column until the text is parsed. */
    ${Picture} {
      grid-area: 1 / 2;
    }
  }

  @media (min-width: 64em) {
    grid-template-columns: 4fr 8fr;
  }
`;
