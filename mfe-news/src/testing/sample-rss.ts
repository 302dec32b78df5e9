/** A plain feed of `count` labelled sample items, as the relay would hand it over. */
export function sampleRss(count: number, extra = ''): string {
  const items = Array.from({ length: count }, (_, i) => {
    const number = i + 1;
    return [
      '<item>',
      `<title>Sample story ${number}</title>`,
      `<link>https://news.example/stories/${number}</link>`,
      `<guid isPermaLink="false">sample-${number}</guid>`,
      `<description>Sample text ${number}. ${'More of it. '.repeat(i)}</description>`,
      `<pubDate>Fri, 20 Nov 2026 ${String(8 + (i % 12)).padStart(2, '0')}:00:00 GMT</pubDate>`,
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Sample feed</title><link>https://news.example/</link><description>Samples</description>${items.join('')}${extra}</channel></rss>`;
}
