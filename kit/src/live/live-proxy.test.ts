import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { LocalRemote } from './local-remote.ts';
import { liveProxy } from './live-proxy.ts';

const ENTRY = 'var mfe_news_development;(()=>{})()';
const STATE = { releases: { news: { version: '1.0.0', entry: '/releases/news/1.0.0/web/remoteEntry.js' } } };

const open: Server[] = [];
async function listen(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy between a site with this handler and a development server with an entry. */
async function start(site: RequestListener): Promise<string> {
  const local = await listen(http.createServer((_request, response) => response.end(ENTRY)));
  const { server } = liveProxy({
    site: new URL(await listen(http.createServer(site))),
    origin: 'http://localhost:3020',
    remote: new LocalRemote('news', local, '/development/news/'),
  });
  return listen(server);
}

afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

it('puts the local release, with its hash, into pages', async () => {
  const proxy = await start((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'public, max-age=60');
    response.setHeader('etag', '"1"');
    response.end(
      `<body>é<script type="application/json" id="page-state">${JSON.stringify(STATE)}</script></body>`,
    );
  });
  const response = await fetch(`${proxy}/local-news`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
  const html = await response.text();
  expect(html).toContain('é');
  const [, state = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state)).toEqual({
    releases: {
      news: {
        version: 'development',
        owner: 'You',
        federationName: 'mfe_news_development',
        entry: '/development/news/remoteEntry.js',
        integrity: integrityOf(ENTRY),
      },
    },
  });
});

it('puts it into the data of navigations, and does not change other data', async () => {
  const proxy = await start((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...STATE, view: {} }));
  });
  expect(await (await fetch(`${proxy}/_data/e/local-news`)).text()).toContain('"version":"development"');
  expect(await (await fetch(`${proxy}/api/blog/posts`)).text()).toContain('"version":"1.0.0"');
});

it('serves the files of the remote from its development server', async () => {
  const proxy = await start((_request, response) => response.end('from the site'));
  expect(await (await fetch(`${proxy}/development/news/remoteEntry.js`)).text()).toBe(ENTRY);
  expect(await (await fetch(`${proxy}/favicon.ico`)).text()).toBe('from the site');
});

it('forwards requests and responses, including redirects and cookies', async () => {
  const proxy = await start((request, response) => {
    response.writeHead(303, {
      location: `http://${request.headers.host}/thanks`,
      'set-cookie': ['a=1; Secure', 'b=2'],
    });
    request.pipe(response);
  });
  const response = await fetch(`${proxy}/api/contact`, { method: 'POST', body: 'hello', redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://localhost:3020/thanks');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('hello');
});

it.each(['/_report', '/_data/e~news/local-news'])(
  'does not forward errors that pages report to %s',
  async (path) => {
    let requested = 0;
    const proxy = await start((_request, response) => response.end(String((requested += 1))));
    expect((await fetch(proxy + path, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(requested).toBe(0);
  },
);

it('says which URL did not respond', async () => {
  const proxy = await start((request) => request.socket.destroy());
  const response = await fetch(`${proxy}/faq`);
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/faq: /);
});
