/** The name under which the blog platform knows this site: its host without port and without a leading `www.`. */
export function blogDomain(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '');
}
