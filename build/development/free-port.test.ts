import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

it('returns the port itself, or the next one if another program uses it', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port, '127.0.0.1')).toBeGreaterThan(port);
  other.close();
  await once(other, 'close');
  expect(await freePort(port, '127.0.0.1')).toBe(port);
});
