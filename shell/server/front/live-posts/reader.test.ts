import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Reader } from './reader.ts';

const ENTRY = Buffer.from('data: a\n\n');

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('a reader whose time is over is sent nothing more: writing then would end the process', async () => {
  server = createServer();
  const asked = new Promise<ServerResponse>((resolve) =>
    server.on('request', (_request, response) => resolve(response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const response = await asked;
  const failed = jest.fn();

  const reader = new Reader(response, false);
  response.on('error', failed);
  reader.send({ plain: ENTRY, lite: ENTRY });
  reader.end();
  reader.beat();
  reader.send({ plain: ENTRY, lite: ENTRY });
  // Errors of writing come a turn later.
  await new Promise(setImmediate);

  expect(failed).not.toHaveBeenCalled();
});
