import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { PostView } from './post-view.ts';

/** The post's picture, at most 400 px high, with a link to where it can be looked at whole. */
export function Hero({ hero }: { hero: NonNullable<PostView['hero']> }) {
  return (
    <figure>
      <Room>
        {/* The platform sends no text for the picture; the headline follows at once. */}
        <img src={hero.src} alt="" fetchPriority="high" />
      </Room>
      {hero.pinterest !== null && (
        <Credit>
          <TextLink href={hero.pinterest} target="_blank" rel="noopener noreferrer">
            View the picture on Pinterest
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </TextLink>
        </Credit>
      )}
    </figure>
  );
}

const Room = styled.div`
  height: min(400px, 56vw);
  overflow: hidden;
  background: var(--plate);
  margin-inline: calc(-1 * var(--gutter));
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (min-width: 768px) {
    margin-inline: 0;
  }
`;

const Credit = styled.figcaption`
  display: flex;
  justify-content: flex-end;
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);
`;
