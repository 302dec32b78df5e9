import type { SentHtml } from '../composition/mounted-view.ts';

/**
 * What stands around every page, as HTML that the server wrote. React never renders it in a browser: its code and its
 * lists of links are not in the script, and plain DOM code serves its few controls.
 */
export interface FrameHtml {
  /** In views of a QA link alone. */
  qa: SentHtml | null;
  masthead: SentHtml;
  footer: SentHtml;
  donation: SentHtml;
}

export type FramePart = keyof FrameHtml;

/** Where a part of the frame stands in the page. */
export function partSelector(part: FramePart): string {
  return `[data-frame="${part}"]`;
}
