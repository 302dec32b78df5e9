/** An RSS feed of `count` labeled sample items. */
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

const LONG_HEADLINE =
  'Board of the natural resources district that looks after the creeks, levees and trails of six counties agrees on a plan and a price for the next thirty winters';

/** Alternating headlines of 3 and 160 characters; excerpts of one word and of more than 200 characters. */
export function unevenRss(): string {
  const items = Array.from({ length: 12 }, (_, i) =>
    [
      '<item>',
      `<title>${i % 2 === 0 ? `Ice` : `${LONG_HEADLINE}: ${i}`.slice(-160)}</title>`,
      `<guid isPermaLink="false">uneven-${i}</guid>`,
      `<description>${i % 3 === 0 ? 'Short.' : 'A sentence that goes on for a while. '.repeat(9)}</description>`,
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Sample feed</title><link>https://news.example/</link><description>Samples</description>${items.join('')}</channel></rss>`;
}
