import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { EmbedFrame, type FrameView } from './EmbedFrame.tsx';
import { embedSize, type EmbedRoom } from './embed-room.ts';
import { pictureSources } from './picture-sources.ts';
import { PlaySign } from './PlaySign.tsx';
import { TextLink } from './TextLink.tsx';
import { useAwake } from './use-awake.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  frame: FrameView;
  room: EmbedRoom;
  /** What the button says: 'Play, 4 min 12 s', 'Show the calendar'. Before scripts it leads to the thing's own site. */
  action: string;
  /** The same thing at its own site, in a new tab: for readers without scripts, and for those who prefer it. */
  link: { href: string; text: string };
  /** Who will be asked, and what that means. Nothing is asked before the button is pressed. */
  children: ReactNode;
  /** Address of a picture of our own that stands in the room until then, as for a film. */
  still?: string | null;
}

/** A part of an outside site. It is loaded when the reader asks for it, and has its room before. */
export function Embed({ frame, room, action, link, children, still = null }: Props) {
  const awake = useAwake();
  const [wanted, setWanted] = useState(false);
  const isFilm = 'ratio' in room;
  const look = isFilm ? 'gold' : 'firm';
  const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const label = (
    <>
      {isFilm && <PlaySign />}
      {action}
    </>
  );
  // The two are of one size, so that nothing moves when the scripts arrive.
  const control = awake ? (
    <Button look={look} onClick={() => setWanted(true)}>
      {label}
    </Button>
  ) : (
    <ButtonLink href={link.href} look={look} {...newTab}>
      {label}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  );
  return (
    <div>
      <Room data-film={isFilm || undefined} $size={embedSize(room, wanted)}>
        {wanted && <EmbedFrame {...frame} />}
        {!wanted && still !== null && <img alt="" loading="lazy" {...pictureSources(still, 'text')} />}
        {!wanted && isFilm && control}
        {!wanted && !isFilm && (
          <>
            {'until' in room && room.until}
            <Ask data-row={'until' in room || undefined}>
              <Words>{children}</Words>
              {control}
            </Ask>
          </>
        )}
      </Room>
      <Beside>
        {isFilm && <Words>{children}</Words>}
        <TextLink href={link.href} {...newTab}>
          {link.text}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      </Beside>
    </div>
  );
}

// The size is part of the class: a strict content policy refuses styles in markup.
const Room = styled.div<{ $size: string }>`
  ${({ $size }) => $size}
  position: relative;
  display: grid;
  align-content: center;
  overflow: hidden;
  background: var(--ground-tint);

  &[data-film] {
    display: block;
    background: var(--ground-night);
  }
  > img,
  > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  &[data-film] > :is(a, button) {
    position: absolute;
    left: 0;
    bottom: 0;
    min-height: 56px;
    border-radius: 0;
  }
`;

/** Below a picture, words and button stand side by side where there is room. */
const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  padding: var(--s-5);

  @media (max-width: 767.98px) {
    padding-inline: var(--s-4);
  }
  @media (min-width: 768px) {
    &[data-row] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--s-6);
    }
  }
`;

const Words = styled.p`
  max-width: var(--measure);
  text-wrap: pretty;
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-5);
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);

  > p {
    font: inherit;
    color: inherit;
  }
`;
