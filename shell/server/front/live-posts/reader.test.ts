import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { FollowedPost } from './followed-post.ts';
import { Reader, type EntryEvent } from './reader.ts';

const ENTRY = Buffer.from('data: a\n\n');

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('a reader whose time is over gets nothing more, because writing then would end the process', async () => {
  const listening = (server = createServer());
  const received = new Promise<ServerResponse>((resolve) =>
    listening.on('request', (_request, response) => resolve(response)),
  );
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const client = connect((listening.address() as AddressInfo).port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const response = await received;
  const failed = jest.fn();

  const reader = new Reader(response, false);
  response.on('error', failed);
  reader.send({ plain: ENTRY, lite: ENTRY });
  reader.end();
  reader.beat();
  reader.send({ plain: ENTRY, lite: ENTRY });
  // Write errors arrive a turn later.
  await new Promise(setImmediate);

  expect(failed).not.toHaveBeenCalled();
});

it('an entry is sent line by line as an event stream counts lines: U+2028 is none', async () => {
  const entry = '<article data-entry="1">one\u2028two\nthree</article>';
  const page = `<section data-live-post="/a">${entry}</section>`;
  const post = await FollowedPost.follow({ path: '/a', renderPage: async () => page, left: () => {} });
  const send = jest.fn<void, [EntryEvent]>();
  post?.add({ send, end: () => {} } as unknown as Reader, null);
  post?.close();
  expect(String(send.mock.calls[0]?.[0].plain)).toContain('one\u2028two\ndata: three');
});
