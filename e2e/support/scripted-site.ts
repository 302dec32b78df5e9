import { blogPage, startBlogPlatform, type Answer, type BlogPlatform } from './blog-platform.ts';
import { startRelay, type Relay, type RelayAnswer } from './relay.ts';
import { plainItems, rssOf } from './rss.ts';
import { startSite, type RunningSite } from './running-site.ts';

/** What the blog platform answers for a call; null hangs up. */
type BlogAnswer = (url: URL) => Answer | null | Promise<Answer | null>;

/**
 * A site whose feeds and blog are what the test says, from one request to the next: no page is kept. Until a test says
 * something, feeds have 15 plain stories and the blog has 128 articles.
 */
export interface ScriptedSite extends RunningSite {
  /** From now on feeds are this. */
  feeds: (answer: RelayAnswer) => void;
  /** Feed addresses asked for since the test began. */
  askedFeeds: Relay['asked'];
  /** From now on the blog platform answers this. */
  blog: (answer: BlogAnswer) => void;
  /** Calls of the blog platform since the test began. */
  askedBlog: BlogPlatform['asked'];
  /** Begins anew. */
  forget: () => void;
}

const PLAIN_FEED: RelayAnswer = () => rssOf(plainItems(15));
const PLAIN_BLOG: BlogAnswer = (url) => blogPage(128, Number(url.searchParams.get('page')));

export async function startScriptedSite(): Promise<ScriptedSite> {
  let feed = PLAIN_FEED;
  let blog = PLAIN_BLOG;
  const relay = await startRelay((address) => feed(address));
  const platform = await startBlogPlatform((url) => blog(url));
  const site = await startSite({
    ...platform.env,
    PAGE_CACHE_MB: '0',
    FEEDS: 'live',
    FEED_RELAY_URL: relay.origin,
  });
  return {
    ...site,
    feeds: (answer) => (feed = answer),
    askedFeeds: relay.asked,
    blog: (answer) => (blog = answer),
    askedBlog: platform.asked,
    forget: () => {
      feed = PLAIN_FEED;
      blog = PLAIN_BLOG;
      relay.asked.length = 0;
      platform.asked.length = 0;
    },
    stop: async () => {
      await site.stop();
      await relay.stop();
      await platform.stop();
    },
  };
}
