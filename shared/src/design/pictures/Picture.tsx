import { styled } from 'styled-components';
import { pictureBox, type PictureRatio } from './picture-box.ts';
import { pictureSources, type PicturePlace } from './picture-sources.ts';
import { Plate } from './Plate.tsx';
import type { PictureView } from './picture-view.ts';

interface Props {
  picture: PictureView | null;
  ratio: PictureRatio;
  /** For the first picture of a page: fetched at once, with high priority. */
  eager?: boolean;
  /** For a picture that stretches to the height of the story beside it. */
  tall?: boolean;
}

/**
 * A picture in a box with reserved space. The plate replaces a picture that is null or does not load.
 * `watchPictures` marks failed images from outside, so that a picture needs no hydration.
 */
export function Picture({ picture, ratio, eager = false, tall = false }: Props) {
  if (picture === null) return <Plate ratio={ratio} />;
  const { src, ...choice } = pictureSources(picture.src, placeOf(ratio, tall));
  return (
    <Frame data-picture={ratio}>
      <img
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        {...choice}
        src={src}
      />
    </Frame>
  );
}

function placeOf(ratio: PictureRatio, tall: boolean): PicturePlace {
  if (ratio === 'lead') return 'lead';
  return tall ? 'tall' : 'card';
}

const Frame = styled.div`
  ${pictureBox}

  img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Faces are in the upper part of upright pictures. */
    object-position: 50% 30%;
    font: var(--text-meta);
    color: var(--ink-faint);
    filter: brightness(var(--picture-light));
  }
  /* Shows the plate. Stays in the layout, so that a picture that loads later is still measured. */
  img[data-flaw='broken'] {
    visibility: hidden;
  }
  img[data-flaw='small'] {
    object-fit: none;
    object-position: center;
    background: var(--plate);
  }
`;
