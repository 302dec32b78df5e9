import type { FastifyInstance } from 'fastify';
import type { DevelopmentProgram } from '../../editions/development-releases.ts';

/** Proxies browser files of programs under development from their development servers. */
export function developmentFiles(
  app: FastifyInstance,
  programs: Readonly<Record<string, DevelopmentProgram>>,
): void {
  for (const { origin, path } of Object.values(programs)) {
    app.get(`${path}*`, async (request, reply) => {
      const answer = await fetch(origin + request.url);
      return reply
        .status(answer.status)
        .headers({
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
          'cache-control': 'no-store',
        })
        .send(Buffer.from(await answer.arrayBuffer()));
    });
  }
}
