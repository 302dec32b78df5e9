import fastify, { type FastifyInstance } from 'fastify';
import { NOT_A_PAGE, SECURITY_HEADERS, securityHeaders } from './security-headers.ts';

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = fastify();
  securityHeaders(app);
  app.get('/*', async () => 'x');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const OURS = ['content-security-policy', 'x-robots-tag', ...Object.keys(SECURITY_HEADERS)];

async function headersOf(path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(origin + path);
  return Object.fromEntries([...headers].filter(([name]) => OURS.includes(name)));
}

it.each(['/', '/local-news', '/api/relay', '/_data/x/', '/releases'])(
  '%s carries all headers',
  async (path) => {
    expect(await headersOf(path)).toEqual({ ...SECURITY_HEADERS, 'content-security-policy': NOT_A_PAGE });
  },
);

it.each([
  '/releases/news/1.0.0/web/bird.svg',
  '/releases/news/1.0.0/web/x.js/a.html',
  '/pictures/signature/address/640',
])('%s carries what means something to a file', async (path) => {
  expect(await headersOf(path)).toEqual({
    'content-security-policy': NOT_A_PAGE,
    'x-content-type-options': 'nosniff',
  });
});

it.each(['page.js', 'page.js?retry=1', 'page.css', 'roman.woff2'])(
  '%s, which browsers do not open as a document, has no document policy',
  async (file) => {
    expect(await headersOf(`/releases/news/1.0.0/web/${file}`)).toEqual({
      'x-content-type-options': 'nosniff',
    });
  },
);

it('a standalone page is a page, and is not for search engines', async () => {
  const headers = await headersOf('/releases/news/1.0.0/web/standalone/index.html?unit=1');
  expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});
