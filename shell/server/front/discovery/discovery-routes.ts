import type { FastifyInstance, FastifyReply } from 'fastify';
import { SITE } from '@meadowlark/shared/site.ts';
import { ownReleases } from '../../editions/choose-version.ts';
import type { EditionSelection } from '../select-edition.ts';
import { sendView, type FrontOptions } from '../send-view.ts';
import { SITEMAP_PATH } from '../view-documents.ts';
import { THEME_GROUND } from '../../../src/features/theme/theme.ts';

const FOR_A_DAY = 'public, max-age=86400';
const FEED_FILE = '/rss.xml';

export function discoveryRoutes(app: FastifyInstance, options: FrontOptions): void {
  const { origin } = options.settings;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', FOR_A_DAY).send(robotsTxt(origin)),
  );

  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', FOR_A_DAY)
      .send(JSON.stringify(WEB_MANIFEST)),
  );

  app.get(SITEMAP_PATH, (_request, reply) => sendForAll('sitemap', options, SITEMAP_PATH, reply));
}

/** The path of the page whose feed this is; null if it is not the path of a feed. */
export function pageOfFeed(pathname: string): string | null {
  if (!pathname.endsWith(FEED_FILE)) return null;
  return pathname.slice(0, -FEED_FILE.length) || '/';
}

/** Sends the sitemap, or the feed of a page, of the live edition, also during a canary. All URLs of a page have the same feed, whatever their query. */
export function sendForAll(
  kind: 'feed' | 'sitemap',
  options: FrontOptions,
  address: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const choice = ownReleases(options.editions.live().edition);
  const selection: EditionSelection = { choice, channel: 'live', cache: 'everybody', cookie: null };
  reply.request.channel = selection.channel;
  return sendView(options, { kind, selection, address, staff: null, counted: true }, reply);
}

/** Crawlers may read every page, but not data and API addresses, except the sample's pictures, which pages show. */
function robotsTxt(origin: string): string {
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

/** For the home screen of phones. `minimal-ui` keeps the back button. */
const WEB_MANIFEST = {
  id: '/',
  name: SITE.name,
  short_name: SITE.shortName,
  description: SITE.description,
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: THEME_GROUND.light,
  theme_color: THEME_GROUND.light,
  categories: ['news'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
