import { styled } from 'styled-components';

/** Served by the site itself, so that it is there when the files of this release are not (specification, section 4). */
const PLACEHOLDER = '/placeholder.svg';

/** A book's cover, 3:4. One that does not load gives way to the placeholder, once. */
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

// The hairline keeps a dark cover from melting into a dark page, and a light one into a light page.
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
`;
