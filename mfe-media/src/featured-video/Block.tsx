import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Embed } from '@meadowlark/shared/design/embeds/Embed.tsx';
import { embedLinkText } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import type { FeaturedVideoData } from './load.ts';

/**
 * The film's still and its story, on a dark band in full width. The film is first in the document, as on phones: if the text
 * came first, it would take the film's place while the page loads, and move.
 */
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
          size={{ ratio: '16 / 9' }}
          action={`Play, ${film.length}`}
          link={{ href: player.page, text: embedLinkText('Watch it', player) }}
          poster={film.still}
        >
          {player.site === null
            ? 'The film of this sample edition comes from the paper itself, only when you press Play.'
            : 'The film plays from an outside video site, which may set cookies. We contact it only when you press Play.'}
        </Embed>
        <Text>
          <h2 id="featured-video">Featured Video</h2>
          <h3>{film.title}</h3>
          <p>{film.text}</p>
        </Text>
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
  @media (min-width: 64em) {
    padding-block: var(--s-7);

    > div {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      gap: var(--gap);
    }
  }
`;

const Text = styled.div`
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
