import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import { EMBED_BOX, EMBED_HELD, EMBED_LINK, EMBED_PLACE, writeFrame, type FrameView } from './embed-view.ts';
import { pictureSources } from '../pictures/picture-sources.ts';
import { TextLink } from '../controls/TextLink.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/**
 * The space an embed takes before and after it loads: a height in pixels, or a ratio of width to height.
 *
 * A tall frame would leave a hole in the page while it is empty. Such an embed shows `until` first, at the height of
 * that content, and grows on the reader's click. Browsers do not count this as a layout shift (within 500 ms of an input).
 */
type EmbedSize = { height: number } | { height: number; until: ReactNode } | { ratio: '16 / 9' | '9 / 16' };

interface Props {
  frame: FrameView;
  size: EmbedSize;
  /** Text of the link that shows the frame: 'Play, 4 min 12 s', 'Show the calendar'. */
  action: string;
  /** The same content on its own site, in a new tab: for readers without scripts, and for those who prefer it. */
  link: { href: string; text: string };
  /** Which site the frame contacts, and what that means. Nothing is requested before the reader clicks the link. */
  children: ReactNode;
  /** URL of one of our own pictures, shown until then, as for a film. */
  poster?: string | null;
}

/**
 * A part of an outside site, loaded when the reader requests it, with its space reserved. Plain HTML: the link leads to
 * the outside site, unless the page's scripts show the frame in place (`showEmbeds`). Needs no hydration.
 */
export function Embed({ frame, size, action, link, children, poster = null }: Props) {
  const isFilm = 'ratio' in size;
  const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const control = (
    <ButtonLink
      href={link.href}
      look={isFilm ? 'gold' : 'firm'}
      data-stand-in=""
      {...newTab}
      {...{ [EMBED_LINK]: writeFrame(frame) }}
    >
      {isFilm && PLAY_ICON}
      {action}
      <WithoutScripts> (opens in a new tab)</WithoutScripts>
    </ButtonLink>
  );
  return (
    <div>
      <Box {...{ [EMBED_BOX]: '' }} data-film={isFilm || undefined} $size={sizeStyle(size)}>
        {poster !== null && (
          <img alt="" loading="lazy" data-stand-in="" {...pictureSources(poster, 'text')} />
        )}
        {isFilm && control}
        {!isFilm && (
          <>
            {'until' in size && <Until data-stand-in="">{size.until}</Until>}
            <Ask data-stand-in="" data-row={'until' in size || undefined}>
              <Words>{children}</Words>
              {control}
            </Ask>
          </>
        )}
        <Place {...{ [EMBED_PLACE]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      </Box>
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

const NOTHING = { __html: '' };

const PLAY_ICON = (
  <svg viewBox="0 0 18 20" width="16" height="18" fill="currentColor" aria-hidden="true">
    <path d="M1 0l17 10L1 20z" />
  </svg>
);

function sizeStyle(size: EmbedSize): string {
  if ('ratio' in size) return `aspect-ratio: ${size.ratio};`;
  const height = `height: ${size.height}px;`;
  return 'until' in size ? `&:has(iframe, [${EMBED_HELD}]) { ${height} }` : height;
}

// The size is part of the class: a strict content security policy refuses style attributes.
const Box = styled.div<{ $size: string }>`
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
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* By attribute: with a rule for any child, each added element would make the browser recompute all styles. */
  &:has(iframe) > [data-stand-in] {
    display: none;
  }
  &:has([data-embed-held]) {
    align-content: start;
  }
  &[data-film] > a {
    position: absolute;
    left: 0;
    bottom: 0;
    min-height: 56px;
    border-radius: 0;

    /* Outside, the box would cut it off. */
    &:focus-visible {
      outline: 3px solid;
      outline-offset: -6px;
    }
  }
`;

const Until = styled.div`
  display: contents;
`;

/** Contains the frame, and its message while it loads or when it fails. */
const Place = styled.div`
  > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  /* Hidden until its site has responded: before, it may show the browser's error page. */
  > iframe:has(+ p) {
    opacity: 0;
  }
  > p {
    padding: var(--s-4) var(--s-5);
    font: var(--text-ui);
    color: var(--ink);
  }
  > iframe + p {
    position: absolute;
    inset: 0 0 auto;
    color: var(--ink-soft);
  }
  > [role='alert'] {
    padding-top: 0;
  }
  a {
    text-decoration-line: underline;
  }
  /* Over the still of a film. */
  [data-film] > & > [role='alert'] {
    position: absolute;
    inset: 0 0 auto;
    padding-block: var(--s-4);
    background: var(--ground-night);
    color: var(--ink-night);
  }
  [data-film] > & > iframe + p {
    color: var(--ink-night-soft);
  }
  @media (max-width: 47.99em) {
    > p {
      padding-inline: var(--s-4);
    }
  }
`;

/** With scripts, the link opens its frame here instead of a new tab. */
const WithoutScripts = styled(VisuallyHidden)`
  @media (scripting: enabled) {
    display: none;
  }
`;

/** Below a picture, text and button are side by side on wide screens. */
const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  padding: var(--s-5);

  @media (max-width: 47.99em) {
    padding-inline: var(--s-4);
  }
  @media (min-width: 48em) {
    /* Not auto: text and button would move when the button's text arrives after the browser has painted its box. */
    &[data-row] {
      grid-template-columns: minmax(0, 1fr) 14rem;
      align-items: center;
      gap: var(--s-6);
    }
  }
`;

const Words = styled.p`
  max-width: var(--measure);
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
