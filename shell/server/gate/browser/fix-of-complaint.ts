const OPEN_ALONE =
  'Open the situation on the standalone page of the remote, look into the console, and fix it.';
/** The standalone page has no such policy: it shows what pages of the site do not. */
const BLOCKED =
  'The policy of the site blocks it. Outside pictures go through ctx.picture in load, outside data through ctx.fetch there, and outside frames into EMBEDS in shared/src/site.ts.';

/** What to do about a complaint of a browser. */
export function fixOfComplaint(complaint: string): string {
  return /Content Security Policy|\(csp\)$/.test(complaint) ? BLOCKED : OPEN_ALONE;
}
