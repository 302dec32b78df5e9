import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { errorBody } from '../named-error.ts';
import { LOOP_AUDIO, LOOP_BYTES_PER_SECOND } from './loop-audio.ts';
import { loopStream } from './loop-stream.ts';
import { openStation } from './station.ts';

interface RadioOptions {
  /** Address of the station's stream. Null plays the bundled loop. */
  upstream: URL | null;
}

/** The `port` that players send (specification, section 9). */
const STATION_PORT = '8076';
const BURST_SECONDS = 8;
const LOOP_HEADERS = { 'content-type': 'audio/mpeg', 'icy-name': 'Sample loop', 'icy-br': '64' };

/**
 * `GET /api/stream?port=8076`: the radio station's audio, or the bundled loop. The query never becomes part of an address.
 * Any other port is a 404, a station that is unreachable or sends something other than audio a 502, both as
 * `{ "error": { "code", "message" } }`.
 */
export const radioRoutes: FastifyPluginAsync<RadioOptions> = async (app, { upstream }) => {
  const listeners = new Set<ServerResponse>();
  // Streams never end, so without this the server could not close.
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.destroy();
  });

  app.route<{ Querystring: { port?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/api/stream',
    handler: async (request, reply) => {
      // The audio element has `crossorigin="anonymous"`, and the site may be on another host.
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
      if (request.query.port !== STATION_PORT) {
        return reply
          .code(404)
          .send(errorBody('station_unknown', `There is no such station. Request port=${STATION_PORT}.`));
      }
      const left = new AbortController();
      listeners.add(reply.raw);
      reply.raw.once('close', () => {
        listeners.delete(reply.raw);
        left.abort();
      });
      // nginx buffers responses without this.
      reply.header('x-accel-buffering', 'no');

      if (upstream === null) {
        reply.headers(LOOP_HEADERS);
        if (request.method === 'HEAD') return reply.send();
        return reply.send(
          loopStream(LOOP_AUDIO, { bytesPerSecond: LOOP_BYTES_PER_SECOND, burstSeconds: BURST_SECONDS }),
        );
      }

      try {
        const station = await openStation(upstream, left.signal);
        reply.headers(station.headers);
        if (request.method === 'GET') return reply.send(station.body);
        station.body.on('error', () => undefined).destroy();
        return reply.send();
      } catch (error) {
        if (!left.signal.aborted) request.log.warn({ err: error }, 'radio station unreachable');
        return reply
          .code(502)
          .send(errorBody('station_away', 'The radio station cannot be reached right now.'));
      }
    },
  });
};
