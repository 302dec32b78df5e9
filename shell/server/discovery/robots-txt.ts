/** What crawlers may read: every page. Data, streams and functions are no pages; the sample's pictures are shown on some. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /_data',
    'Disallow: /api/',
    'Allow: /api/sample/pictures/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
