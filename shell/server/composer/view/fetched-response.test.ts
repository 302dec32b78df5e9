import { FetchedResponse } from './fetched-response.ts';

/** As the front sends it: in memory that all composers share. */
function responseOf(text: string, status = 200): FetchedResponse {
  const bytes = new TextEncoder().encode(text);
  const body = new Uint8Array(new SharedArrayBuffer(bytes.length));
  body.set(bytes);
  return new FetchedResponse({ status, headers: { 'Content-Type': 'application/json', 'x-own': '1' }, body });
}

test('is a Response with status and headers', async () => {
  const response = responseOf('{"title":"Café"}', 404);
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.ok]).toEqual([404, false]);
  expect(response.headers.get('content-type')).toBe('application/json');
  await expect(response.json()).resolves.toEqual({ title: 'Café' });
});

test.each<[string, (response: Response) => Promise<unknown>]>([
  ['text', (response) => response.text()],
  ['an array buffer', async (response) => Buffer.from(await response.arrayBuffer()).toString()],
  ['bytes', async (response) => Buffer.from(await response.bytes()).toString()],
  ['a blob', async (response) => (await response.blob()).text()],
  ['a copy', (response) => response.clone().text()],
  ['a stream', (response) => new Response(response.body).text()],
])('its body can be read as %s', async (_how, read) => {
  await expect(read(responseOf('“so”'))).resolves.toBe('“so”');
});

/** What a Response says without its body. */
const FACTS = ['constructor', 'headers', 'ok', 'redirected', 'status', 'statusText', 'type', 'url'];

test('it has a way of its own for every way to read a body that this Node knows', () => {
  const ways = Object.getOwnPropertyNames(Response.prototype).filter((name) => !FACTS.includes(name));
  expect(Object.getOwnPropertyNames(FetchedResponse.prototype)).toEqual(expect.arrayContaining(ways));
});

test('its body can be read once, like that of every Response', async () => {
  const response = responseOf('once');
  expect(response.bodyUsed).toBe(false);
  await response.text();
  expect(response.bodyUsed).toBe(true);
  await expect(response.text()).rejects.toThrow('already been read');
  await expect(response.arrayBuffer()).rejects.toThrow('already been read');
  expect(() => response.clone()).toThrow('already been consumed');
});

test('a byte order mark is not part of the text', async () => {
  await expect(responseOf('\uFEFF{}').json()).resolves.toEqual({});
});

test.each([204, 205, 304])('a response of status %d, which has no body, is empty', async (status) => {
  expect(responseOf('', status).body).toBeNull();
  await expect(responseOf('', status).text()).resolves.toBe('');
});

// V8 does not count shared memory: a release that kept its responses filled 2.7 GB, and no release was blamed.
test('its bytes belong to its thread, not to the shared memory', async () => {
  const body = new TextEncoder().encode('ours');
  const shared = new Uint8Array(new SharedArrayBuffer(body.length));
  shared.set(body);
  const response = new FetchedResponse({ status: 200, headers: {}, body: shared });
  shared.fill(0);
  await expect(response.text()).resolves.toBe('ours');
});
