import fastify from 'fastify';
import { pino } from 'pino';
import { RequestLog } from './request-log.ts';

test('a request makes one line, with its id, its route and whose edition was served, but not its URL', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = fastify({ loggerInstance: log, logController: new RequestLog() });
  app.decorateRequest('channel', 'none');
  app.get('/*', async (request, reply) => {
    request.channel = 'live';
    request.served = { edition: 'an-edition', page: '/blog' };
    return reply.status(404).send('none');
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${origin}/blog?search=private`);
  await app.close();

  const completed = lines.filter(({ reqId }) => reqId !== undefined);
  expect(completed).toEqual([
    expect.objectContaining({
      msg: 'request completed',
      reqId: 'req-1',
      method: 'GET',
      route: '/*',
      page: '/blog',
      edition: 'an-edition',
      channel: 'live',
      status: 404,
      ms: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/private|remoteAddress/);
});
