import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Floats } from '../design/Floats.tsx';
import { NoticeArea } from '../design/NoticeArea.tsx';
import { createNotices } from '../services/notices.ts';

/** A notification leaves after a while, so on the sheet it comes on request, at the lower edge as on the site. */
export function NoticeOnRequest() {
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
