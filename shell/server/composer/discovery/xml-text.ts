import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';

/** Characters that XML 1.0 forbids even when escaped. A single one makes the whole feed unreadable. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text made safe for XML elements and attributes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(FORBIDDEN, ''));
}
