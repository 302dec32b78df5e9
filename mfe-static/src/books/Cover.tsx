import { styled } from 'styled-components';

/** Served by the shell, so that it loads even if this release's files do not (specification, section 4). */
const PLACEHOLDER = '/placeholder.svg';

/** A book's cover, 3:4. If it does not load, the placeholder replaces it once. */
export function Cover({ src, title }: { src: string; title: string }) {
  return (
    <Frame>
      <img
        src={src}
        data-stand-in={PLACEHOLDER}
        alt={title}
        width={600}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </Frame>
  );
}

// The outline separates a dark cover from a dark page and a light one from a light page.
const Frame = styled.span`
  display: block;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  background: var(--plate);
  outline: 1px solid var(--rule);
  outline-offset: -1px;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    font: var(--text-meta);
    color: var(--ink-soft);
    filter: brightness(var(--picture-light));
  }
  /* Printing does not wait for covers below the first screen. */
  @media print {
    display: none;
  }
`;
