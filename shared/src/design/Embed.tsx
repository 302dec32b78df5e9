import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { EmbedFrame, type FrameView } from './EmbedFrame.tsx';
import { PlaySign } from './PlaySign.tsx';
import { TextLink } from './TextLink.tsx';
import { useAwake } from './use-awake.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  frame: FrameView;
  /** The room it takes, before and after: a height in pixels, or a ratio of width to height. */
  room: { height: number } | { ratio: '16 / 9' | '9 / 16' };
  /** What the button says: 'Play, 4 min 12 s', 'Show the calendar'. */
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
  const away = (
    <TextLink href={link.href} target="_blank" rel="noopener noreferrer">
      {link.text}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
  const control = awake ? (
    <Button look={isFilm ? 'gold' : 'firm'} onClick={() => setWanted(true)}>
      {isFilm && <PlaySign />}
      {action}
    </Button>
  ) : (
    <ButtonLink href={link.href} look={isFilm ? 'gold' : 'firm'} target="_blank" rel="noopener noreferrer">
      {link.text}
    </ButtonLink>
  );
  return (
    <div>
      <Room
        data-film={isFilm || undefined}
        $size={isFilm ? `aspect-ratio: ${room.ratio}` : `height: ${room.height}px`}
      >
        {wanted ? (
          <EmbedFrame {...frame} />
        ) : (
          <>
            {still !== null && <img src={still} alt="" loading="lazy" />}
            {!isFilm && <Words>{children}</Words>}
            {control}
          </>
        )}
      </Room>
      <Beside>
        {isFilm && <Words>{children}</Words>}
        {(awake || isFilm) && away}
      </Beside>
    </div>
  );
}

// The size is part of the class: a strict content policy refuses styles in markup.
const Room = styled.div<{ $size: string }>`
  ${({ $size }) => $size};
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--s-4);
  padding: var(--s-5);
  overflow: hidden;
  background: var(--ground-tint);
  border-block: 1px solid var(--rule);

  &[data-film] {
    display: block;
    padding: 0;
    border: 0;
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

const Words = styled.p`
  max-width: 35rem;
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
