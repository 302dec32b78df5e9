import type { IncomingHttpHeaders } from 'node:http';

/** `no` or `yes`: whether the reader has asked for pages without pictures, or with them. */
export const LITE_COOKIE = 'pictures';

const CHOICE = /(?:^|;\s*)pictures=(no|yes)(?:;|$)/;

/** Whether a reader gets pages without pictures: by choice, else if the browser saves data (`Save-Data`). */
export function wantsLite(headers: IncomingHttpHeaders): boolean {
  const choice = CHOICE.exec(headers.cookie ?? '')?.[1];
  return choice === undefined ? headers['save-data'] === 'on' : choice === 'no';
}
