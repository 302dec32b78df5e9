import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { pictureBox, type PictureRatio } from './picture-box.ts';
import { pictureSources } from './picture-sources.ts';
import { Plate } from './Plate.tsx';
import { revealLate } from './reveal-late.ts';
import type { PictureView } from './story-view.ts';
import { usePictureFlaw } from './use-picture-flaw.ts';

interface Props {
  picture: PictureView | null;
  ratio: PictureRatio;
  /** For the first picture of a page: fetched at once and before everything else that is not text. */
  eager?: boolean;
}

/**
 * A picture in a box whose room is there before it arrives. Without a picture, or when it does not load, the plate
 * stands in its place, once and for good: there is then no image left that could fail again.
 */
export function Picture({ picture, ratio, eager = false }: Props) {
  const src = picture?.src ?? '';
  const { image, flaw, handlers } = usePictureFlaw(src);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [src]);
  if (picture === null || flaw === 'broken') return <Plate ratio={ratio} />;
  const { src: whole, ...choice } = pictureSources(src, ratio === 'lead' ? 'lead' : 'card');
  return (
    <Frame data-picture={ratio}>
      <img
        ref={image}
        data-small={flaw === 'small' || undefined}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={handlers.onError}
        onLoad={(event) => {
          handlers.onLoad(event);
          revealLate(event.currentTarget, since.current);
        }}
        // A picture of its own size is measured in its own pixels: no choice of widths may scale them.
        {...(flaw === 'small' ? {} : choice)}
        src={whole}
      />
    </Frame>
  );
}

const Frame = styled.div`
  ${pictureBox}

  img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Of an upright picture the upper part counts: that is where faces are. */
    object-position: 50% 30%;
    font: var(--text-meta);
    color: var(--ink-faint);
    filter: brightness(var(--picture-light));
  }
  img[data-small] {
    object-fit: none;
    object-position: center;
    background: var(--plate);
  }
`;
