import { Button } from '@meadowlark/shared/design/Button.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAwake } from '@meadowlark/shared/design/use-awake.ts';
import type { Video } from './video.ts';

interface FilmProps {
  video: Video;
  title: string;
  still: string | null;
}

/** The post's video. Nothing is asked of the video site before the reader presses Play. */
export function Film({ video, title, still }: FilmProps) {
  return (
    <Section>
      <h2>Video</h2>
      {video.kind === 'short' ? (
        <Short video={video} title={title} still={still} />
      ) : (
        <ButtonLink href={video.href} look="quiet" target="_blank" rel="noopener noreferrer">
          Watch on {video.site}
        </ButtonLink>
      )}
    </Section>
  );
}

/** A short film in a 9:16 box of at most 400 px. Without scripts its control leads to the film on the video site. */
function Short({ video, title, still }: FilmProps & { video: Extract<Video, { kind: 'short' }> }) {
  const awake = useAwake();
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <Box>
        {playing ? (
          <iframe
            // The pressed button is gone; who uses a keyboard goes on inside the film.
            ref={(frame) => frame?.focus()}
            src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
            title={`Video: ${title}`}
            // Another origin cannot lift its own sandbox, so the pair is safe here; the player needs both.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {still !== null && <img src={still} alt="" loading="lazy" />}
            {awake ? (
              <Button look="gold" onClick={() => setPlaying(true)}>
                Play the video
              </Button>
            ) : (
              <ButtonLink href={video.watchHref} look="gold" target="_blank" rel="noopener noreferrer">
                Watch on YouTube
              </ButtonLink>
            )}
          </>
        )}
      </Box>
      <p>The film comes from YouTube, which may set cookies. We ask YouTube for it only when you do.</p>
    </>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  margin-top: var(--s-7);
  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
  p {
    max-width: 400px;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

const Box = styled.div`
  position: relative;
  width: 100%;
  max-width: 400px;
  aspect-ratio: 9 / 16;
  overflow: hidden;
  background: var(--ground-night);
  img,
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  a,
  button {
    position: absolute;
    left: 0;
    bottom: 0;
    min-height: 56px;
  }
  iframe {
    display: block;
  }
  :focus-visible {
    outline-color: var(--accent);
    box-shadow: 0 0 0 3px var(--ground-night);
  }
`;
