import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { Embed } from '@meadowlark/shared/design/embeds/Embed.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import type { Video } from './video.ts';

interface FilmProps {
  video: Video;
  title: string;
}

const { name, frame } = EMBEDS.shortFilm;

/** The post's video: a short film in the page, or a link to it. */
export function Film({ video, title }: FilmProps) {
  return (
    <Section>
      <h2>Video</h2>
      {video.kind === 'short' ? (
        <Short>
          <Embed
            frame={{
              src: `${frame}${video.id}?autoplay=1`,
              title: `Video: ${title}`,
              allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
            }}
            size={{ ratio: '9 / 16' }}
            action="Play the video"
            link={{ href: video.watchHref, text: `Watch on ${name}` }}
          >
            The film comes from {name}, which may set cookies. We contact it only when you press Play.
          </Embed>
        </Short>
      ) : (
        <ButtonLink href={video.href} look="quiet" target="_blank" rel="noopener noreferrer">
          Watch on {video.site}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  margin-top: var(--s-7);
  overflow-wrap: anywhere;

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
  @media print {
    display: none;
  }
`;

/* Maximum width of a short film (specification, section 9). The platform sends no still, and the post's picture is above:
   until the film plays, its space is a plate on a night background. */
const Short = styled.div`
  width: 100%;
  max-width: 400px;

  [data-film]::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--ink-night-soft);
    opacity: 0.25;
    mask: var(--bird) center / 40% no-repeat;
  }
`;
