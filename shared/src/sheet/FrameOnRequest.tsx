import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { EmbedFrame, type FrameView } from '../design/EmbedFrame.tsx';

/** A frame takes the focus when it comes, so on the sheet it comes on request only. */
export function FrameOnRequest({ frame }: { frame: FrameView }) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <EmbedFrame {...frame} />;
  return (
    <Button look="quiet" onClick={() => setWanted(true)}>
      Show the frame
    </Button>
  );
}
