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

/** Headlines and texts of usual lengths. */
const USUAL_DAY: readonly (readonly [string, string])[] = [
  [
    'Sample: council keeps the late bus to the packing district',
    'The last one leaves at twenty past midnight, as the night shift had asked. It costs the city less than a new stop sign per week, the transit desk says, and fills every seat on Fridays.',
  ],
  ['Sample: a bakery on Leavenworth turns a hundred', 'Its oven is older.'],
  [
    'Sample: river stays below its banks for the third spring in a row',
    'Two reservoirs upstream held back what the snow had left. Farmers in the bottoms planted a week early, and say that they would rather not be thanked for it.',
  ],
  ['Sample: school board moves the first bell to half past eight', 'Buses follow in August.'],
  ['Sample: crane cam returns to the sandbar', 'Volunteers set it up before dawn and left no light behind.'],
  [
    'Sample: the library lends tools, tents and a tuba',
    'The tuba has been out since March. For everything else there is a list, and a second branch will open a counter of its own if the levy passes in the fall.',
  ],
  ['Sample: new roof for the streetcar barn', 'Copper, as before.'],
  [
    'Sample: county counts its bridges and closes two',
    'Neither carried more than forty cars a day. The detours are four miles and eleven, and the second one has no shoulder.',
  ],
  ['Sample: hail in Sarpy, none in Douglas', 'It fell for nine minutes.'],
  ['Sample: zoo names its rhino calf after a vote of nine thousand', 'The runner-up was a potato.'],
  [
    'Sample: what the wheel tax paid for',
    'Potholes, mostly; a sixth of it went to signals that know when a bus is late.',
  ],
  ['Sample: orchestra plays in the stockyards', 'Bring a chair.'],
  [
    'Sample: rents level off downtown',
    'Four new buildings opened within a year. Landlords on the edge of town report the opposite, and blame the same four buildings.',
  ],
  ['Sample: ice on the trails until noon', 'Salt will not hold on the boardwalk.'],
  [
    'Sample: the old post office finds a buyer, and a use',
    'A clinic takes the ground floor. The sorting hall above it keeps its skylights and becomes a market, which may stay open until ten.',
  ],
];

/** A feed as sections usually get it: headlines of two lines, texts of several lengths, an author and a picture each. */
export function usualRss(): string {
  const items = USUAL_DAY.map(([title, text], i) =>
    [
      '<item>',
      `<title>${title}</title>`,
      `<link>https://news.example/stories/${i + 1}</link>`,
      `<guid isPermaLink="false">sample-${i + 1}</guid>`,
      '<dc:creator>Sample desk</dc:creator>',
      `<media:content url="https://news.example/pictures/${i + 1}.jpg" medium="image" width="1200" height="800"/>`,
      `<description>${text}</description>`,
      `<pubDate>Fri, 20 Nov 2026 ${String(22 - i).padStart(2, '0')}:00:00 GMT</pubDate>`,
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Sample feed</title><link>https://news.example/</link><description>Samples</description>${items.join('')}</channel></rss>`;
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
