import type { FastifyPluginAsync } from 'fastify';

/** Placeholder until the sample edition is written: it has no pictures yet. */
export const samplePictures: FastifyPluginAsync = async () => {};
