import { Bird } from '../../design/Bird.tsx';
import { Embed } from '../../design/Embed.tsx';
import { Picture } from '../../design/Picture.tsx';
import type { PictureRatio } from '../../design/picture-box.ts';
import { Plate } from '../../design/Plate.tsx';
import { PlaySign } from '../../design/PlaySign.tsx';
import { Wordmark } from '../../design/Wordmark.tsx';
import { ODD_PICTURES } from '../odd-pictures.ts';
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

/** Pictures, frames and signs. */
export const PICTURE_SPECIMENS: readonly Specimen[] = [
  {
    name: 'Picture',
    use: 'A picture in a box whose room is there before it arrives.',
    set: 'row',
    situations: [
      ...RATIOS.map((ratio) => picture(ratio, PICTURES.streetcar, ratio)),
      picture('A panorama', ODD_PICTURES.panorama),
      picture('Upright: the upper part counts', ODD_PICTURES.upright),
      picture('Too small for its room: its own size', ODD_PICTURES.small),
      picture('A tracking dot: the plate', ODD_PICTURES.dot),
      picture('Failed to load: the plate', ODD_PICTURES.missing),
    ],
  },
  {
    name: 'Plate',
    use: 'Where a picture is missing or still to come.',
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
    use: 'A part of an outside site; it is asked for when the reader asks for it.',
    set: 'row',
    situations: [
      {
        label: 'A film, with its still',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <Embed
              frame={OUTSIDE}
              room={{ ratio: '16 / 9' }}
              action="Play, 4 min 12 s"
              link={LINK}
              still={PICTURES.dome}
            >
              The film plays from an outside video site. Nothing is asked of it before you press Play.
            </Embed>
          </div>
        ),
      },
      {
        label: 'A frame of a given height',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <Embed frame={OUTSIDE} room={{ height: 326 }} action="Show the calendar" link={LINK}>
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
      { label: 'outline, in the colour of the text', show: bird(72, 'outline') },
    ],
  },
  {
    name: 'Wordmark',
    use: 'The name of the paper as a drawing, in the colour of the text.',
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
  {
    name: 'PlaySign',
    use: 'A triangle that points to the right.',
    set: 'row',
    situations: [{ label: 'In the colour of the text', show: <PlaySign /> }],
  },
];
