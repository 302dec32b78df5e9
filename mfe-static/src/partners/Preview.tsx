import { styled } from 'styled-components';

/** Stands for the picture as its alternative text, and in its place when it does not load. */
const WORDS = 'Document Preview';

/** A document's first page, or the words that stand in for it, once it has failed to load. */
export function Preview({ src }: { src: string }) {
  return (
    <Frame>
      <img src={src} alt={WORDS} width={600} height={400} loading="lazy" decoding="async" />
      <p>{WORDS}</p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: var(--plate);
  color: var(--ink-soft);
  font: var(--text-ui);
  text-align: center;

  > * {
    grid-area: 1 / 1;
  }
  p,
  img[data-flaw='broken'] {
    visibility: hidden;
  }
  img[data-flaw='broken'] + p {
    visibility: visible;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--picture-light));
  }
`;
