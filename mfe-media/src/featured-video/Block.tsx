import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import type { FeaturedVideoData } from './featured-video-data.ts';
import still from './still.svg';

/** The night band of the front page, as wide as the window: a still, and a link to the film where it is shown. */
export function Block({ data }: BlockProps<FeaturedVideoData>) {
  const { film } = data;
  return (
    <Band aria-labelledby="featured-video">
      <Wrap>
        <Frame href={film.href} target="_blank" rel="noopener noreferrer">
          <img src={still} alt={film.stillAlt} width={600} height={360} loading="lazy" />
          <Play>
            <svg viewBox="0 0 18 20" aria-hidden="true">
              <path d="M1 0l17 10L1 20z" />
            </svg>
            Watch in a new tab, {film.length}
          </Play>
        </Frame>
        <Words>
          <h2 id="featured-video">Featured Video</h2>
          <h3>{film.title}</h3>
          <p>{film.text}</p>
          <Note>
            Sample film. It is shown by an outside video site; nothing is asked of that site until you follow
            the link.
          </Note>
        </Words>
      </Wrap>
    </Band>
  );
}

const Band = styled.section`
  padding-block: var(--s-6);
  background: var(--ground-night);
  color: var(--ink-night);
  :focus-visible {
    outline-color: var(--accent);
    box-shadow: 0 0 0 3px var(--ground-night);
  }
  > div {
    display: grid;
    gap: var(--s-5);
  }
  @media (min-width: 1024px) {
    padding-block: var(--s-7);
    > div {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      gap: var(--gap);
      align-items: end;
    }
  }
`;

const Frame = styled.a`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Play = styled.span`
  position: absolute;
  left: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 56px;
  padding: 0 20px 0 var(--s-4);
  background: var(--accent);
  color: var(--accent-ink);
  font: var(--text-ui);
  font-weight: 650;
  svg {
    width: 18px;
    height: 20px;
    fill: currentColor;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-self: stretch;
  h2 {
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--accent);
  }
  h3 {
    padding-top: var(--s-2);
    font: var(--hed-2);
    letter-spacing: var(--tight);
  }
  p {
    padding-top: var(--s-3);
    font: var(--text-excerpt);
    color: var(--ink-night-soft);
  }
`;

const Note = styled.p`
  ${Words} > & {
    margin-top: var(--s-5);
    border-top: 1px solid var(--rule-night);
    font: var(--text-meta);
  }
  @media (min-width: 1024px) {
    ${Words} > & {
      margin-top: auto;
    }
  }
`;
