import { CloseButton } from '../../design/CloseButton.tsx';
import { HouseAd } from '../../design/HouseAd.tsx';
import { HouseSun } from '../../design/HouseSun.tsx';
import { NoticeOnRequest } from '../NoticeOnRequest.tsx';
import type { HeldState, Specimen } from '../specimen.ts';

const CLOSING: readonly { label: string; held?: HeldState }[] = [
  { label: 'at rest' },
  { label: 'hover', held: 'hover' },
  { label: 'focus', held: 'focus' },
];

/** What floats above the page, and the paper's own advertisements. */
export const FLOATS: readonly Specimen[] = [
  {
    name: 'NoticeArea',
    use: 'Sentences for the reader, announced politely; each leaves after six seconds or when it is closed.',
    set: 'full',
    situations: [{ label: 'On request', show: <NoticeOnRequest /> }],
  },
  {
    name: 'Floats',
    use: 'The lower edge of the window, where notifications and the pop-up float. See the notification above.',
    set: 'full',
    situations: [],
  },
  {
    name: 'CloseButton',
    use: 'A cross in a finger’s width.',
    set: 'row',
    situations: CLOSING.map(({ label, held }) => ({
      label,
      show: <CloseButton label="Close the sample" onClick={() => undefined} />,
      ...(held && { held }),
    })),
  },
  {
    name: 'HouseAd',
    use: 'The paper’s own advertisement, where no network fills the slot.',
    set: 'full',
    situations: [1, 2, 3].flatMap((position) => [
      { label: `box, position ${position}`, show: houseAd('box', position) },
      { label: `banner, position ${position}`, show: houseAd('banner', position) },
    ]),
  },
  {
    name: 'HouseSun',
    use: 'The hour the paper is named for.',
    set: 'row',
    situations: [
      {
        label: '150 px',
        show: (
          <div style={{ width: 150 }}>
            <HouseSun />
          </div>
        ),
      },
    ],
  },
];

function houseAd(size: 'box' | 'banner', position: number) {
  const [width, height] = size === 'box' ? [300, 250] : [728, 90];
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <HouseAd size={size} position={position} />
    </div>
  );
}
