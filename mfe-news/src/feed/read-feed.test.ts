import { cpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { readFeed } from './read-feed.ts';
import type { FeedItem } from './feed-item.ts';

const NAMESPACES =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';

function rss(content: string): string {
  return `<?xml version="1.0"?><rss version="2.0" ${NAMESPACES}><channel><title>T</title><link>https://news.example/</link><description>d</description>${content}</channel></rss>`;
}

async function items(xml: string): Promise<readonly FeedItem[]> {
  const result = await readFeed(xml);
  if (!result.ok) throw new Error(result.reason);
  return result.items;
}

async function first(item: string): Promise<FeedItem> {
  const [found] = await items(rss(`<item>${item}</item>`));
  if (!found) throw new Error('no item');
  return found;
}

const DATE = '<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>';

describe('formats', () => {
  const expected = { title: 'Storm & flood', link: 'https://news.example/1' };

  // spec 7 Calls: Title, description, date, link, creator or author, media picture are read
  it.each([
    [
      'RSS 2.0',
      rss(`<item><title>Storm &amp; flood</title><link>https://news.example/1</link>${DATE}</item>`),
    ],
    [
      'RSS 0.91',
      '<rss version="0.91"><channel><title>T</title><item><title>Storm &amp; flood</title><link>https://news.example/1</link></item></channel></rss>',
    ],
    [
      'RSS 1.0 (RDF)',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="https://news.example/"><title>T</title></channel><item rdf:about="https://news.example/1"><title>Storm &amp; flood</title><link>https://news.example/1</link></item></rdf:RDF>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title type="html">Storm &amp;amp; flood</title><link rel="self" href="https://news.example/self"/><link rel="alternate" href="https://news.example/1"/><id>1</id></entry></feed>',
    ],
    [
      'Atom with a prefix',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>T</a:title><a:entry><a:title>Storm &amp; flood</a:title><a:link href="https://news.example/1"/><a:id>1</a:id></a:entry></a:feed>',
    ],
  ])('reads %s', async (_, xml) => {
    expect(await items(xml)).toEqual([expect.objectContaining(expected)]);
  });

  it('reads a feed that declares a namespace twice, as two plugins of WordPress do', async () => {
    const twice = rss(
      `<item><title>A</title>${DATE}<media:content url="/a.jpg" medium="image"/></item>`,
    ).replace(NAMESPACES, `${NAMESPACES}\n\t${NAMESPACES}`);
    expect(await items(twice)).toMatchObject([{ title: 'A', picture: { address: '/a.jpg' } }]);
  });

  it('reads published, author and xhtml content of Atom', async () => {
    const [entry] = await items(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>A</title><id>1</id><updated>2026-11-21T00:00:00Z</updated><published>2026-11-20T08:00:00Z</published><author><name>City desk</name></author><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Rain <em>again</em>.</p></div></content></entry></feed>',
    );
    expect(entry?.date?.iso).toBe('2026-11-20T08:00:00.000Z');
    expect(entry?.author).toBe('City desk');
    expect(entry?.excerpt).toBe('Rain again.');
  });
});

describe('links', () => {
  const page = 'https://news.example/1';

  it.each([
    [
      'a permalink of RSS without a link',
      rss(`<item><title>A</title><guid isPermaLink="true">${page}</guid>${DATE}</item>`),
    ],
    [
      'the id of an Atom entry without a link',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><id>${page}</id></entry></feed>`,
    ],
    [
      'the id of an Atom entry whose link is empty',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><link href=""/><id>${page}</id></entry></feed>`,
    ],
  ])('takes %s for the address of the story', async (_, xml) => {
    expect(await items(xml)).toMatchObject([{ link: page }]);
  });

  it('takes no other id for an address', async () => {
    const xml =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><id>urn:1</id></entry></feed>';
    expect(await items(xml)).toMatchObject([{ link: null }]);
  });
});

describe('text', () => {
  it.each([
    ['CDATA', '<![CDATA[Caf\u00e9 & bar]]>', 'Caf\u00e9 & bar'],
    ['entities of HTML', 'Caf&eacute; &#8220;Blue&#8221;', 'Caf\u00e9 \u201cBlue\u201d'],
    ['markup escaped twice', '&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt; claim', 'Bold claim'],
    ['a number', '007', '007'],
    ['a truth value', 'true', 'true'],
    ['a bare ampersand', 'Bread & butter', 'Bread & butter'],
    ['nothing', '', 'Untitled'],
  ])('reads a title of %s', async (_, title, expected) => {
    expect((await first(`<title>${title}</title>${DATE}`)).title).toBe(expected);
  });

  it('cuts what is too long for a headline, a byline or the description of a picture', async () => {
    const long = 'x'.repeat(10_000);
    const item = await first(
      `<title>${long}</title><author>${long}</author>${DATE}<description>&lt;img src="/a.jpg" alt="${long}"&gt;</description>`,
    );
    expect([item.title.length, item.author?.length, item.picture?.alt.length]).toEqual([240, 80, 200]);
  });

  it.each([
    ['empty', '<![CDATA[]]>'],
    ['only a picture', '&lt;p&gt;&lt;img src="/a.jpg"&gt;&lt;/p&gt;'],
  ])('takes excerpt and opening from the content if the description is %s', async (_, description) => {
    const content = '<content:encoded><![CDATA[<p>Rain again.</p>]]></content:encoded>';
    expect(
      await first(`<title>A</title><description>${description}</description>${content}${DATE}`),
    ).toMatchObject({ excerpt: 'Rain again.', opening: 'Rain again.' });
  });

  it('has no opening if the description only repeats the title', async () => {
    const item = await first(`<title>Rain again</title><description>Rain again</description>${DATE}`);
    // The excerpt is the description (specification, section 3).
    expect(item).toMatchObject({ title: 'Rain again', excerpt: 'Rain again', opening: '' });
  });

  it('removes bidirectional controls from an unreadable date', async () => {
    expect((await first('<title>A</title><pubDate>\u202Esoon\u2066</pubDate>')).date).toEqual({
      iso: null,
      raw: 'soon',
    });
  });

  it('is Untitled when there is no title', async () => {
    expect((await first('<link>https://news.example/1</link>')).title).toBe('Untitled');
  });

  it.each([
    ['dc:creator', '<dc:creator>City desk</dc:creator>'],
    ['author with an address', '<author>desk@news.example (City desk)</author>'],
  ])('takes the author from %s', async (_, xml) => {
    expect((await first(`<title>A</title>${xml}${DATE}`)).author).toBe('City desk');
  });
});

describe('document types', () => {
  const story = '<item><title>Storm</title></item>';
  const body = rss(story).replace('<?xml version="1.0"?>', '');

  it.each([
    ['of RSS 0.91', '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://news.example/rss.dtd">'],
    ['with declarations', '<!DOCTYPE rss [<!ENTITY nbsp "&#160;"> <!ENTITY gt "]>">]>'],
    ['with a comment that has an apostrophe', `<!DOCTYPE rss [<!-- don't ]> --><!ENTITY a "b">]>`],
    ['with an instruction that has a quote', '<!DOCTYPE rss [<?note 5" ]> ?>]>'],
    ['behind a comment that names one', '<!-- not <!DOCTYPE html> --><!DOCTYPE rss>'],
    ['behind a long comment', `<!--${' words'.repeat(2000)} --><!DOCTYPE rss [<!ENTITY a "b">]>`],
  ])("%s stand in nobody's way", async (_, doctype) => {
    expect(await items(`<?xml version="1.0"?>${doctype}${body}`)).toEqual([
      expect.objectContaining({ title: 'Storm' }),
    ]);
  });

  it.each([
    [
      'a description',
      '<title>A</title><description><![CDATA[Write &lt;!DOCTYPE html&gt; <!doctype first, then <b>words</b>]]></description>',
      { excerpt: 'Write <!DOCTYPE html> words' },
    ],
    [
      'a description that ends with it',
      '<description><![CDATA[It begins with <!DOCTYPE]]></description><title>A</title>',
      { title: 'A', excerpt: 'It begins with' },
    ],
    ['a comment', '<!-- <!DOCTYPE html [ --><title>Storm</title>', { title: 'Storm' }],
  ])('leave %s whole that speaks of one', async (_, content, expected) => {
    expect(await first(content)).toMatchObject(expected);
  });
});

describe('dates', () => {
  it.each([
    ['Fri, 20 Nov 2026 08:00:00 GMT', '2026-11-20T08:00:00.000Z'],
    ['20 Nov 26 08:00 EST', '2026-11-20T13:00:00.000Z'],
    ['Sat, 20 november 2026 8:00:00 +0000', '2026-11-20T08:00:00.000Z'],
    ['Tue, 1 Sept 2026 08:00:00 -0500', '2026-09-01T13:00:00.000Z'],
    ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20', '2026-11-20'],
    ['Fri, 20 Nov 2026 00:00:00 GMT', '2026-11-20'],
    ['Fri, 20 Nov 2026 00:00:00 -0500', '2026-11-20'],
  ])('reads %s', async (written, iso) => {
    expect((await first(`<title>A</title><pubDate>${written}</pubDate>`)).date?.iso).toBe(iso);
  });

  it('leaves a missing date missing', async () => {
    expect((await first('<title>A</title>')).date).toBeNull();
  });

  it('keeps an unreadable date unchanged', async () => {
    expect((await first('<title>A</title><pubDate>the day after</pubDate>')).date).toEqual({
      iso: null,
      raw: 'the day after',
    });
  });
});

describe('pictures', () => {
  const big = 'https://pics.example/big.jpg';

  // spec 3 Entities: Picture: media content, else first image of the description, else a placeholder
  it.each([
    ['media:content', `<media:content url="${big}" medium="image"/>`],
    [
      'the best of several',
      `<media:content url="https://pics.example/a.jpg" width="140"/><media:content url="${big}" width="900"/>`,
    ],
    [
      "the picture behind the author's portrait",
      `<media:content url="https://0.gravatar.com/avatar/7?s=96&amp;d=identicon" medium="image"><media:title>ann</media:title></media:content><media:content url="${big}" medium="image"/>`,
    ],
    ['media:group', `<media:group><media:content url="${big}" type="image/jpeg"/></media:group>`],
    ['media:thumbnail', `<media:thumbnail url="${big}"/>`],
    ['an enclosure', `<enclosure url="${big}" type="image/jpeg" length="1"/>`],
    ['the description', `<description>&lt;p&gt;&lt;img src="${big}"&gt; text&lt;/p&gt;</description>`],
    ['the content', `<content:encoded><![CDATA[<p>x</p><img src='${big}'>]]></content:encoded>`],
  ])('takes it from %s', async (_, xml) => {
    expect((await first(`<title>A</title>${DATE}${xml}`)).picture?.address).toBe(big);
  });

  // spec 3 Entities: Picture: media content, else first image of the description, else a placeholder
  it('prefers media content to the first picture of the description, and that to a later one', async () => {
    const [media, other] = [`<media:content url="${big}" medium="image"/>`, 'https://pics.example/other.jpg'];
    const description = (...sources: string[]) =>
      `<description>${sources.map((src) => `&lt;img src="${src}"&gt;`).join(' text ')}</description>`;
    for (const xml of [
      media + description(other),
      description(other) + media,
      `<media:content url="https://pics.example/film.mp4" type="video/mp4"/>${description(big, other)}`,
    ])
      expect((await first(`<title>A</title>${xml}${DATE}`)).picture?.address).toBe(big);
  });

  it.each([
    ['a film', '<media:content url="https://pics.example/a.mp4" medium="video"/>'],
    [
      "the author's portrait",
      '<media:content url="https://secure.gravatar.com/avatar/7?s=96" medium="image"/>',
    ],
    [
      'a film that Mastodon calls an image',
      '<media:content url="https://pics.example/a" type="video/mp4" medium="image"/>',
    ],
    ['a sound', '<enclosure url="https://pics.example/a.mp3" type="audio/mpeg"/>'],
    [
      'a counting pixel',
      '<description>&lt;img src="https://count.example/x.gif" width="1" height="1"&gt;</description>',
    ],
  ])('does not take %s for one', async (_, xml) => {
    expect((await first(`<title>A</title>${DATE}${xml}`)).picture).toBeNull();
  });
});

describe('bounds and hostility', () => {
  it('reads at most 15 items', async () => {
    expect(await items(rss(`<item><title>A</title></item>`.repeat(20)))).toHaveLength(15);
    expect(await items(rss(`<item><title>A</title>${DATE}</item>`.repeat(20)))).toHaveLength(15);
  });

  it('reads fifteen stories of a feed that has too many to be looked at', async () => {
    const story = `<item><title>A</title><author>Ann Author</author><description>${'words '.repeat(100)}</description></item>`;
    const found = await items(rss(story.repeat(5000)));
    expect(found).toHaveLength(15);
    expect(found[14]).toMatchObject({ title: 'A', author: 'Ann Author' });
  });

  it('reads the stories before one that has more markup than any', async () => {
    const found = await items(
      rss(`<item><title>A</title></item><item><title>B</title>${'<a/>'.repeat(100_000)}</item>`),
    );
    expect(found.map(({ title }) => title)).toEqual(['A']);
  });

  it.each([
    ['RSS', rss(`<item><author>${'('.repeat(5000)}</author><title>A</title></item>`)],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><author><name>${'('.repeat(5000)}</name></author><title>A</title><id>1</id></entry></feed>`,
    ],
  ])('reads a story of %s whose author is as long as a book', async (_, xml) => {
    expect(await items(xml)).toMatchObject([{ title: 'A' }]);
  });

  it('takes a feed without items for an empty list', async () => {
    expect(await items(rss(''))).toEqual([]);
  });

  // spec 8 Errors: Feed that cannot be parsed: nothing is taken from it, and the section says that it failed
  it.each([
    ['half a document', '<rss version="2.0"><channel><item><title>Half a'],
    ['crossed tags', '<rss><channel><item><title>A</item></title></channel></rss>'],
    ['a web page', '<!doctype html><html><body><p>Not found</p></body></html>'],
    ['JSON', '{"items":[]}'],
    ['nothing', ''],
  ])('says why it cannot read %s', async (_, xml) => {
    const result = await readFeed(xml);
    expect(result.ok).toBe(false);
  });

  it('expands no entity of a document type', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>${rss(`<item><title>x &c; y</title></item>`).replace('<?xml version="1.0"?>', '')}`;
    const result = await readFeed(bomb);
    expect(JSON.stringify(result)).not.toContain('aaaaaaaaaaaa');
  });

  it('expands none of a document type in the wrong place either', async () => {
    const late = rss('<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">]><item><title>x &a; y</title></item>');
    expect(JSON.stringify(await readFeed(late))).not.toContain('aaaaaaaaaa');
  });

  it('reads no file for an external entity', async () => {
    const xml = `<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss('<item><title>&f;</title></item>').replace('<?xml version="1.0"?>', '')}`;
    expect(JSON.stringify(await readFeed(xml))).not.toContain('root:');
  });

  it('returns a description of any length in reasonable time', async () => {
    const feed = rss(`<item><title>A</title><description>${'&lt;b '.repeat(100_000)}</description></item>`);
    expect(await cpuTime(() => items(feed))).toBeLessThan(5000);
  });
});
