import { styled } from 'styled-components';
import { pictureBox, type PictureRatio } from './picture-box.ts';
import { pictureSources } from './picture-sources.ts';
import { Plate } from './Plate.tsx';
import type { PictureView } from './story-view.ts';

interface Props {
  picture: PictureView | null;
  ratio: PictureRatio;
  /** For the first picture of a page: fetched at once and before everything else that is not text. */
  eager?: boolean;
}

/**
 * A picture in a box whose room is there before it arrives. Without a picture, or when it does not load, the plate
 * stands in its place. What is wrong with an image is marked on it from outside (`watchPictures`), so that showing a
 * picture takes no script of the page it is on.
 */
export function Picture({ picture, ratio, eager = false }: Props) {
  if (picture === null) return <Plate ratio={ratio} />;
  const { src, ...choice } = pictureSources(picture.src, ratio === 'lead' ? 'lead' : 'card');
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
  /* The plate of the room is seen instead. Not taken out of the layout: what comes late could not be found there. */
  img[data-flaw='broken'] {
    visibility: hidden;
  }
  img[data-flaw='small'] {
    object-fit: none;
    object-position: center;
    background: var(--plate);
  }
`;
