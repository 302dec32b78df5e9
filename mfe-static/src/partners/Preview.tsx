import { usePictureFlaw } from '@meadowlark/shared/design/use-picture-flaw.ts';
import { styled } from 'styled-components';

/** Stands for the picture as its alternative text, and in its place when it does not load. */
const WORDS = 'Document Preview';

/** A document's first page, or the words that stand in for it, once it has failed to load. */
export function Preview({ src }: { src: string }) {
  const { image, flaw, handlers } = usePictureFlaw(src);
  return (
    <Frame>
      {flaw === 'broken' ? (
        <p>{WORDS}</p>
      ) : (
        <img
          ref={image}
          src={src}
          alt={WORDS}
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          {...handlers}
        />
      )}
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

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--picture-light));
  }
`;
