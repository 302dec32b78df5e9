import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Plate } from './Plate.tsx';
import { pictureBox, type PictureRatio } from './picture-box.ts';
import type { PictureView } from './story-view.ts';

interface Props {
  picture: PictureView | null;
  ratio: PictureRatio;
  /** For what stands at the top of the page: fetched at once and before other pictures. */
  eager?: boolean;
}

/**
 * A picture in a box whose room is there before it arrives. Without a picture, or when it does not load, the plate
 * stands in its place, once and for good: there is then no image left that could fail again.
 */
export function Picture({ picture, ratio, eager = false }: Props) {
  const element = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const src = picture?.src ?? null;

  // A picture of the server's HTML may have failed before this script could listen. Width 0 alone proves nothing, as
  // drawings without a size of their own have it too; decoding tells.
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBrokenSrc(src));
  }, [src]);

  if (picture === null || picture.src === brokenSrc) return <Plate ratio={ratio} />;
  return (
    <Frame data-picture={ratio}>
      <img
        ref={element}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenSrc(picture.src)}
        src={picture.src}
      />
    </Frame>
  );
}

const Frame = styled.div`
  ${pictureBox}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    font: var(--text-meta);
    color: var(--ink-faint);
    filter: brightness(var(--picture-light));
  }
`;
