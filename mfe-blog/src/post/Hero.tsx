import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import type { PostView } from './post-wire.ts';

/** The post's picture, at most 400 px high, with a link to the whole picture. */
export function Hero({ hero }: { hero: NonNullable<PostView['hero']> }) {
  const { href, isOutside } = hero.whole;
  return (
    <figure>
      <HeroBox>
        {/* The platform sends no alternative text; the headline follows. */}
        <Picture picture={{ src: hero.src, alt: '' }} ratio="lead" eager />
      </HeroBox>
      <Credit>
        <TextLink href={href} target="_blank" rel="noopener noreferrer">
          {isOutside ? `View the picture on ${EMBEDS.pictures.name}` : 'View the whole picture'}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      </Credit>
    </figure>
  );
}

/** Box of the picture, also for the placeholder. As wide as the text, it shows nearly the whole of a usual picture. */
export const HeroBox = styled.div`
  margin-inline: calc(-1 * var(--gutter));

  && > [data-picture] {
    height: min(400px, 56vw);
    aspect-ratio: auto;
  }
  @media (min-width: 48em) {
    max-width: var(--measure);
    margin-inline: 0;
  }
  @media print {
    max-width: none;
    margin-inline: 0;
    break-inside: avoid;

    && > [data-picture] {
      height: 180pt;
    }
  }
`;

const Credit = styled.figcaption`
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);
  @media print {
    display: none;
  }
`;
