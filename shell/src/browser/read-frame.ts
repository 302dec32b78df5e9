import type { SentHtml } from '../composition/mounted-view.ts';
import { partSelector, type FrameHtml, type FramePart } from '../frame/frame-html.ts';

/** The frame of this document, as it stands. */
export function readFrame(): FrameHtml {
  const read = (part: FramePart): SentHtml | null => {
    const element = document.querySelector(partSelector(part));
    return element && { __html: element.innerHTML };
  };
  const none = { __html: '' };
  return {
    qa: read('qa'),
    masthead: read('masthead') ?? none,
    footer: read('footer') ?? none,
    donation: read('donation') ?? none,
  };
}
