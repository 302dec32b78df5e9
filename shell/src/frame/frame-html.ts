import type { ServerHtml } from '../composition/mounted-view.ts';

/**
 * The frame around every page, as HTML from the server. React does not render it in browsers, which keeps its code and
 * lists of links out of the scripts; plain DOM code runs its few controls.
 */
export interface FrameHtml {
  /** Only in views of a QA link. */
  qa: ServerHtml | null;
  /** Written by servers when they send the page. */
  breaking: ServerHtml;
  masthead: ServerHtml;
  menu: ServerHtml;
  footer: ServerHtml;
  donation: ServerHtml;
}

export type FramePart = keyof FrameHtml;

/** Reads the frame of this document. */
export function readFrame(): FrameHtml {
  const read = (part: FramePart): ServerHtml | null => {
    const element = document.querySelector(`[data-frame="${part}"]`);
    return element && { __html: element.innerHTML };
  };
  const none = { __html: '' };
  return {
    qa: read('qa'),
    breaking: read('breaking') ?? none,
    masthead: read('masthead') ?? none,
    menu: read('menu') ?? none,
    footer: read('footer') ?? none,
    donation: read('donation') ?? none,
  };
}
