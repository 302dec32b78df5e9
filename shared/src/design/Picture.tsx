import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { flawOf, type PictureFlaw } from './picture-flaw.ts';
import { pictureBox, type PictureRatio } from './picture-box.ts';
import { Plate } from './Plate.tsx';
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
  // Kept with the address it is about: another picture has another chance.
  const [found, setFound] = useState<{ src: string; flaw: PictureFlaw | null }>(NOTHING_FOUND);
  const src = picture?.src ?? '';

  // A picture of the server's HTML may have come or failed before this script could listen. Width 0 alone proves no
  // failure, as drawings without a size of their own have it too; decoding tells.
  useEffect(() => {
    const image = element.current;
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setFound(about(src, flawOf(image)));
    else image.decode().catch(() => setFound(about(src, 'broken')));
  }, [src]);

  const flaw = found.src === src ? found.flaw : null;
  if (picture === null || flaw === 'broken') return <Plate ratio={ratio} />;
  return (
    <Frame data-picture={ratio}>
      <img
        ref={element}
        data-small={flaw === 'small' || undefined}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFound(about(src, 'broken'))}
        onLoad={(event) => setFound(about(src, flawOf(event.currentTarget)))}
        src={src}
      />
    </Frame>
  );
}

const NOTHING_FOUND = { src: '', flaw: null };

/** Most pictures have no flaw, and then cost no second rendering. */
function about(src: string, flaw: PictureFlaw | null) {
  return flaw === null ? NOTHING_FOUND : { src, flaw };
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
