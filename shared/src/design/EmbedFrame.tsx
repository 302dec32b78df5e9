import { useEffect, useRef } from 'react';
import { loadScriptOnce } from './load-script-once.ts';

/** An outside page in a frame. */
export interface FrameView {
  src: string;
  /** What is in it, for those who cannot see it. */
  title: string;
  /** What it may do beyond running its own scripts: `autoplay; fullscreen`. */
  allow?: string;
  /** Address of the outside site's own script that serves its frame from our page. Loaded with the first frame. */
  script?: string;
}

/**
 * The frame itself. Another origin cannot lift its own sandbox, so scripts and its own origin together are safe; forms
 * and players need both.
 */
export function EmbedFrame({ src, title, allow, script }: FrameView) {
  const frame = useRef<HTMLIFrameElement>(null);

  // The pressed button is gone; who uses a keyboard goes on inside the frame. Only once, and without moving the page:
  // the frame stands where the reader has just pressed.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (script !== undefined) loadScriptOnce(script);
  }, [script]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      {...(allow === undefined ? {} : { allow })}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
