import { Bird } from '../../design/pictures/Bird.tsx';
import { Embed } from '../../design/embeds/Embed.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import type { PictureRatio } from '../../design/pictures/picture-box.ts';
import { Plate } from '../../design/pictures/Plate.tsx';

import { Wordmark } from '../../design/pictures/Wordmark.tsx';

import { PICTURES } from '../sample-stories.ts';
import type { Situation, Specimen } from '../specimen.ts';

const RATIOS: readonly PictureRatio[] = ['lead', 'card', 'tile', 'cover', 'film'];
const OUTSIDE = { src: 'data:text/html,<p>A page of an outside site, as a sample.', title: 'A sample frame' };
const LINK = { href: 'https://video.example/', text: 'Watch it at video.example' };

function picture(label: string, src: string, ratio: PictureRatio = 'card'): Situation {
  return {
    label,
    show: (
      <div style={{ width: 220 }}>
        <Picture picture={{ src, alt: 'A sample picture' }} ratio={ratio} eager />
      </div>
    ),
  };
}

function bird(size: number, form: 'full' | 'outline' = 'full') {
  return (
    <div style={{ width: size }}>
      <Bird form={form} />
    </div>
  );
}

/** Shapes and sizes that sources send. Drawn here, so that their sizes in pixels are known. */
const ODD_PICTURES = {
  panorama: drawn(1600, 300),
  upright: drawn(400, 1200),
  small: drawn(60, 40),
  dot: drawn(1, 1),
  /** An address without a picture. */
  missing: 'data:image/png;base64,',
};

function drawn(width: number, height: number): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    '<rect width="100%" height="100%" fill="#f2b61f"/><rect y="65%" width="100%" height="35%" fill="#142031"/>' +
    '<circle cx="50%" cy="35%" r="12%" fill="#a33a1f"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Pictures, frames and logos. */
export const PICTURE_SPECIMENS: readonly Specimen[] = [
  {
    name: 'Picture',
    use: 'A picture in a box that is reserved before it loads.',
    set: 'row',
    situations: [
      ...RATIOS.map((ratio) => picture(ratio, PICTURES.streetcar, ratio)),
      picture('A panorama', ODD_PICTURES.panorama),
      picture('Upright: the upper part counts', ODD_PICTURES.upright),
      picture('Too small for its box: its own size', ODD_PICTURES.small),
      picture('A tracking dot: the plate', ODD_PICTURES.dot),
      picture('Failed to load: the plate', ODD_PICTURES.missing),
    ],
  },
  {
    name: 'Plate',
    use: 'In the place of a picture that is missing or loading.',
    set: 'row',
    situations: RATIOS.map((ratio) => ({
      label: ratio,
      show: (
        <div style={{ width: 220 }}>
          <Plate ratio={ratio} />
        </div>
      ),
    })),
  },
  {
    name: 'Embed',
    use: 'A part of an outside site, loaded when the reader asks for it.',
    set: 'row',
    situations: [
      {
        label: 'A film, with its still',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <Embed
              frame={OUTSIDE}
              size={{ ratio: '16 / 9' }}
              action="Play, 4 min 12 s"
              link={LINK}
              poster={PICTURES.dome}
            >
              The film plays from an outside video site. We contact it only when you press Play.
            </Embed>
          </div>
        ),
      },
      {
        label: 'A frame of a given height',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <Embed frame={OUTSIDE} size={{ height: 326 }} action="Show the calendar" link={LINK}>
              The calendar comes from an outside site, which may set cookies. It is loaded when you ask for
              it.
            </Embed>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Bird',
    use: 'The meadowlark. Decoration only.',
    set: 'row',
    situations: [
      { label: '24 px', show: bird(24) },
      { label: '38 px', show: bird(38) },
      { label: '72 px', show: bird(72) },
      { label: 'outline, in the color of the text', show: bird(72, 'outline') },
    ],
  },
  {
    name: 'Wordmark',
    use: 'The name of the paper as a drawing, in the color of the text.',
    set: 'full',
    situations: (['line', 'stacked'] as const).map((form) => ({
      label: form,
      show: (
        <div style={{ maxWidth: 420 }}>
          <Wordmark form={form} />
        </div>
      ),
    })),
  },
];
