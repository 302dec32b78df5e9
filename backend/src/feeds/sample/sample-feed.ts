/** Placeholder until the sample edition is written: one labelled story per feed. */
export function sampleFeed(category: string, origin: string, now: Date, part = 0): string {
  return (
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Sample ${category} ${part}</title>` +
    `<item><title>Sample story</title><link>${origin}/</link><pubDate>${now.toUTCString()}</pubDate></item>` +
    '</channel></rss>'
  );
}
