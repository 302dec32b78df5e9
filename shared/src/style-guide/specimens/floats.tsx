import { useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { CloseButton } from '../../design/controls/CloseButton.tsx';
import { Floats } from '../../design/notices/Floats.tsx';
import { HouseAd } from '../../design/ads/HouseAd.tsx';
import { NoticeArea } from '../../design/notices/NoticeArea.tsx';
import { createNotices } from '../../design/notices/notices.ts';
import type { ForcedState, Specimen } from '../specimen.ts';

const CLOSING: readonly { label: string; forced?: ForcedState }[] = [
  { label: 'at rest' },
  { label: 'hover', forced: 'hover' },
  { label: 'focus', forced: 'focus' },
];

/** Elements that float above the page, and the paper's own advertisements. */
export const FLOATS: readonly Specimen[] = [
  {
    name: 'NoticeArea',
    use: 'Sentences for the reader, in a polite live region; each disappears after six seconds or when closed.',
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
    use: 'A cross, in a box as large as a finger.',
    set: 'row',
    situations: CLOSING.map(({ label, forced }) => ({
      label,
      show: <CloseButton label="Close the sample" onClick={() => undefined} />,
      ...(forced && { forced }),
    })),
  },
  {
    name: 'HouseAd',
    use: 'The paper’s own advertisement, in slots that are not booked.',
    set: 'full',
    situations: [1, 2, 3].flatMap((position) => [
      { label: `box, position ${position}`, show: houseAd('box', position) },
      { label: `banner, position ${position}`, show: houseAd('banner', position) },
    ]),
  },
];

/** A notice disappears after a while, so the style guide shows one on request. */
function NoticeOnRequest() {
  const [notices] = useState(createNotices);
  return (
    <>
      <Button look="quiet" onClick={() => notices.add('You are offline. Pages you have read stay readable.')}>
        Show a notification
      </Button>
      <Floats>
        <NoticeArea notices={notices} />
      </Floats>
    </>
  );
}

function houseAd(size: 'box' | 'banner', position: number) {
  const [width, height] = size === 'box' ? [300, 250] : [728, 90];
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <HouseAd size={size} position={position} />
    </div>
  );
}
