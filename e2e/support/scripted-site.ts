import { expect } from '@playwright/test';
import {
  blogPage,
  startBlogPlatform,
  type BlogResponse,
  type BlogPlatform,
} from './services/blog-platform.ts';
import { startRadioStation, type RadioStation } from './services/radio-station.ts';
import { startRelay, type Relay, type RelayResponse } from './services/relay.ts';
import { plainItems, rssOf } from './services/rss.ts';
import { startSite, type RunningSite } from './running-site.ts';

/** Response of the blog platform; null closes the connection. */
type BlogResponder = (url: URL) => BlogResponse | null | Promise<BlogResponse | null>;

/**
 * A site without a page cache, whose feeds, blog and radio station a test can change between requests. By default feeds have
 * 15 plain stories, the blog has 128 articles, and the station is on the air.
 */
export interface ScriptedSite extends RunningSite {
  /** Sets the response of the feed relay. */
  setFeedResponse: (answer: RelayResponse) => void;
  /** Feed addresses requested since `reset`. */
  feedRequests: Relay['requests'];
  /** Sets the response of the blog platform. */
  setBlogResponse: (answer: BlogResponder) => void;
  /** Requests to the blog platform since `reset`. */
  blogRequests: BlogPlatform['requests'];
  station: RadioStation;
  /** Restores the default responses and clears the recorded requests. */
  reset: () => void;
}

const PLAIN_FEED: RelayResponse = () => rssOf(plainItems(15));
const PLAIN_BLOG: BlogResponder = (url) => blogPage(128, Number(url.searchParams.get('page')));

export async function startScriptedSite(): Promise<ScriptedSite> {
  let feed = PLAIN_FEED;
  let blog = PLAIN_BLOG;
  const relay = await startRelay((address) => feed(address));
  const platform = await startBlogPlatform((url) => blog(url));
  const station = await startRadioStation();
  const site = await startSite({
    ...platform.env,
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'info',
    FEEDS: 'live',
    FEED_RELAY_URL: relay.origin,
    RADIO_UPSTREAM: station.url,
  });
  // After its start the site composes the front page to warm up. Tests count the feeds that their own pages request, and on a
  // busy machine a page that is composed beside it uses up its deadline.
  await expect.poll(() => site.log(), { timeout: 60_000 }).toMatch(/"view-composed".*"reqId":"warm"/);
  return {
    ...site,
    setFeedResponse: (response) => (feed = response),
    feedRequests: relay.requests,
    setBlogResponse: (response) => (blog = response),
    blogRequests: platform.requests,
    station,
    reset: () => {
      feed = PLAIN_FEED;
      blog = PLAIN_BLOG;
      station.setState('on');
      relay.requests.length = 0;
      platform.requests.length = 0;
    },
    stop: async () => {
      await site.stop();
      await relay.stop();
      await platform.stop();
      await station.stop();
    },
  };
}
