import type { FastifyPluginAsync } from 'fastify';
import { blogRoutes } from './blog/blog-routes.ts';
import { relayRoutes } from './feeds/relay-routes.ts';
import { createRelay } from './feeds/relay.ts';
import { samplePictures } from './feeds/sample/picture-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { createPictures } from './pictures/pictures.ts';
import { radioRoutes } from './radio/radio-routes.ts';
import { sampleEmbeds } from './sample-embeds/embed-routes.ts';
import type { OnRelay } from './relay-event.ts';
import { sampleWeather } from './sample-weather/weather-routes.ts';
import { keepFeeds } from './search/keep-feeds.ts';
import { searchRoutes } from './search/search-routes.ts';
import { createSearch } from './search/search.ts';
import type { BackendSettings } from './settings.ts';

interface BackendOptions extends BackendSettings {
  /** Called with the result of every feed and picture request, for metrics. */
  onRelay?: OnRelay;
}

/**
 * Stand-ins for the outside services: feed relay, blog functions, search, weather, radio stream and embeds below `/api/`,
 * pictures below `/pictures/`.
 */
export const backend: FastifyPluginAsync<BackendOptions> = async (app, settings) => {
  const { onRelay } = settings;
  const search = createSearch({
    databaseUrl: settings.blog.databaseUrl,
    site: settings.search.site,
    feedPages: Object.keys(settings.feeds.catalog).map((category) => `/${category}`),
  });
  await app.register(searchRoutes, { search });
  const relay = createRelay(settings.feeds, {
    onFailure: (address, reason) => app.log.warn({ address, reason }, 'a feed could not be fetched'),
    onRelay,
    onFeed: keepFeeds(search, (address, error) =>
      app.log.warn({ address, err: error }, 'stories could not be stored'),
    ),
  });
  await app.register(relayRoutes, { relay });
  await app.register(sampleEmbeds);
  await app.register(sampleWeather);
  await app.register(blogRoutes, settings.blog);
  const pictures = await createPictures(
    { ...settings.pictures, privateHosts: settings.feeds.privateHosts },
    {
      onFailure: (address, reason) => app.log.warn({ address, reason }, 'a picture could not be served'),
      onDiskError: (error) => app.log.error(error, 'pictures cannot be cached on disk'),
      onRelay,
    },
  );
  await app.register(samplePictures, { pictures });
  await app.register(pictureRoutes, { pictures, keys: settings.pictures.keys });
  await app.register(radioRoutes, settings.radio);
};
