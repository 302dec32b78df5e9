import bird from './bird.svg?raw';
import { ON_ONE_LINE, ON_TWO_LINES } from './wordmark-sizes.ts';
import wordmark from './wordmark.svg?raw';

const DRAWINGS = [bird, wordmark]
  .map((file) => file.slice(file.indexOf('<g'), file.lastIndexOf('</svg>')).replaceAll(/>\s+</g, '><'))
  .join('');

/**
 * The drawings of bird and wordmark, once in a page that shows a `Wordmark`. As separate files they came 50 ms later on a
 * slow phone, and delayed the first paint (docs/adr/0020-first-paint.md). No id may equal a global of the shell on `window`:
 * until the shell sets it, the global would be the element.
 */
export function NameplateDrawings() {
  return (
    <svg style={{ display: 'none' }} aria-hidden="true" dangerouslySetInnerHTML={{ __html: DRAWINGS }} />
  );
}

/** The bird beside a `Wordmark`. */
export function NameplateBird() {
  return (
    <svg viewBox="4 2 90 96" aria-hidden="true">
      <use href="#bird" />
    </svg>
  );
}

/**
 * The name of the paper as a drawing, on one line or two, in the color of the text, on a page with `NameplateDrawings`. Set
 * its height; the width follows. It is hidden from screen readers, so label the link around it.
 */
export function Wordmark({ form }: { form: 'line' | 'stacked' }) {
  return form === 'line' ? (
    <svg viewBox={ON_ONE_LINE.viewBox} fill="currentColor" aria-hidden="true">
      {/* Drawn for the small line above, with wider spaces. */}
      <use href="#the-omaha" transform="scale(.982 1)" />
      <use href="#wordmark" x={ON_ONE_LINE.large} />
    </svg>
  ) : (
    <svg viewBox={ON_TWO_LINES.viewBox} fill="currentColor" aria-hidden="true">
      <use href="#the-omaha" transform={ON_TWO_LINES.moveSmall} />
      <use href="#wordmark" />
    </svg>
  );
}
