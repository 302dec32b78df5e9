import type { SentHtml } from '../composition/mounted-view.ts';
import type { FramePart } from './frame-html.ts';

/** A part of the frame, taken as it stands: the server writes it, and the browser leaves it alone. */
export function StaticPart({ part, html }: { part: FramePart; html: SentHtml }) {
  return <div data-frame={part} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
