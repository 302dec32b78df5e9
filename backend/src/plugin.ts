import type { FastifyPluginAsync } from 'fastify';
import { blogRoutes } from './blog/blog-routes.ts';
import { relayRoutes } from './feeds/relay-routes.ts';
import { createRelay } from './feeds/relay.ts';
import { samplePictures } from './feeds/sample/picture-routes.ts';
import { radioRoutes } from './radio/radio-routes.ts';
import type { BackendSettings } from './settings.ts';

/**
 * Stand-ins for the outside services: feed relay, blog functions, radio stream. Everything lies below `/api/`.
 * Each service keeps to itself; it can be left out of a site that has the real one.
 */
export const backend: FastifyPluginAsync<BackendSettings> = async (app, settings) => {
  const relay = createRelay(settings.feeds, (address, reason) => {
    app.log.warn({ address, reason }, 'a feed could not be fetched');
  });
  await app.register(relayRoutes, { relay });
  await app.register(samplePictures);
  await app.register(blogRoutes, settings.blog);
  await app.register(radioRoutes, settings.radio);
};
