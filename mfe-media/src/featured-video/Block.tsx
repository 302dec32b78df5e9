import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Embed } from '@meadowlark/shared/design/Embed.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import type { FeaturedVideoData } from './featured-video-data.ts';
import still from './still.svg';

/** The night band of the front page, as wide as the window: the film's still, and what it is about. */
export function Block({ data: { film } }: BlockProps<FeaturedVideoData>) {
  const { player } = film;
  return (
    <Band aria-labelledby="featured-video" data-ground="night">
      <Wrap>
        <Embed
          frame={{
            src: player.frame,
            title: `Film: ${film.title}`,
            allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
          }}
          room={{ ratio: '16 / 9' }}
          action={`Play, ${film.length}`}
          link={{ href: player.page, text: `Watch it at ${player.site}` }}
          still={still}
        >
          The film plays from an outside video site, which may set cookies. It loads only when you press Play.
        </Embed>
        <Words>
          <h2 id="featured-video">Featured Video</h2>
          <h3>{film.title}</h3>
          <p>{film.text}</p>
          {player.isPlaceholder && (
            <Note>
              Sample edition: the film and its story are made up, and its address is a placeholder where
              nothing will answer.
            </Note>
          )}
        </Words>
      </Wrap>
    </Band>
  );
}

const Band = styled.section`
  padding-block: var(--s-6);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
  @media (min-width: 1024px) {
    padding-block: var(--s-7);

    > div {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      gap: var(--gap);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;

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
    color: var(--ink-soft);
  }
`;

const Note = styled.p`
  ${Words} > & {
    margin-top: var(--s-5);
    border-top: 1px solid var(--rule);
    font: var(--text-meta);
  }
  @media (min-width: 1024px) {
    ${Words} > & {
      margin-top: auto;
    }
  }
`;
