import type { LookupAddress } from 'node:dns';
import type * as Dns from 'node:dns/promises';
import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStation } from './station.ts';

jest.mock('node:dns/promises', () => {
  const dns = jest.requireActual<typeof Dns>('node:dns/promises');
  return { ...dns, lookup: jest.fn() };
});

let server: Server;

async function stationThat(respond: RequestListener): Promise<URL> {
  server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/live`);
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listening = () => new AbortController().signal;

test('forwards only the headers in which the station describes itself, including accents', async () => {
  const station = await stationThat((_request, response) => {
    response.writeHead(200, {
      'content-type': 'audio/mpeg',
      'icy-name': Buffer.from('Rádio Été', 'utf8').toString('latin1'),
      'icy-br': '64',
      'icy-metaint': '16000',
      'set-cookie': 'a=b',
      server: 'Icecast',
    });
    response.write('sound');
  });
  const { headers, body } = await openStation(station, listening());
  body.on('error', () => undefined).destroy();
  expect(headers).toEqual({
    'content-type': 'audio/mpeg',
    'icy-name': Buffer.from('Rádio Été', 'utf8').toString('latin1'),
    'icy-br': '64',
  });
});

test('never requests song titles in the sound', async () => {
  let requested: unknown;
  const station = await stationThat((request, response) => {
    requested = request.headers['icy-metadata'];
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
  });
  const { body } = await openStation(station, listening());
  body.on('error', () => undefined).destroy();
  expect(requested).toBeUndefined();
});

test.each([
  [404, 'audio/mpeg'],
  [302, 'audio/mpeg'],
  [200, 'text/html'],
])('refuses a response of %i with %s, and disconnects', async (status, type) => {
  let hungUp: Promise<unknown> = Promise.resolve('never requested');
  const station = await stationThat((request, response) => {
    hungUp = new Promise((resolve) => request.socket.once('close', () => resolve('hung up')));
    response.writeHead(status, { 'content-type': type }).write('not what you want');
  });
  await expect(openStation(station, listening())).rejects.toThrow(`${status} with ${type}`);
  expect(await hungUp).toBe('hung up');
});

test('gives up on a station that does not respond', async () => {
  const station = await stationThat(() => undefined);
  await expect(openStation(station, listening(), 100)).rejects.toThrow('within 100 ms');
});

test('the deadline applies to the headers only: the sound continues after it', async () => {
  const station = await stationThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/ogg' }).write('one');
    setTimeout(() => response.end('two'), 1200);
  });
  const { body } = await openStation(station, listening(), 600);
  let heard = '';
  for await (const chunk of body) heard += String(chunk);
  expect(heard).toBe('onetwo');
});

test('waits for one lookup of the name of the station at a time, however many listeners connect', async () => {
  const system = jest.mocked(lookup as unknown as (name: string) => Promise<LookupAddress[]>);
  let underWay = 0;
  const counts: number[] = [];
  system.mockImplementation(async () => {
    counts.push((underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    underWay -= 1;
    return [{ address: '127.0.0.1', family: 4 }];
  });
  const station = await stationThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
  });
  station.hostname = 'radio.test';
  const listen = async () => {
    const { body } = await openStation(station, listening());
    body.on('error', () => undefined).destroy();
  };
  await Promise.all(Array.from({ length: 20 }, listen));
  await listen();
  expect(new Set(counts)).toEqual(new Set([1]));
});
