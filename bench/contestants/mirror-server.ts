import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleAddress, withOneBundle, type OneBundle } from '../one-bundle/with-one-bundle.ts';
import { withoutScripts } from './without-scripts.ts';

/** A stored response, already compressed in every coding. */
interface Kept {
  status: number;
  codings: Readonly<Record<'br' | 'gzip' | 'identity', { headers: Record<string, string>; body: Buffer }>>;
}

/**
 * Sends the responses of a running site from memory. The first request for an address fetches it from the site. Without a
 * third argument pages lose their scripts (finished HTML); with the folder of a bundle they get its scripts instead.
 *
 * `mirror-server.ts <origin of the site> <port> [folder of the bundle]`
 */
const [origin = '', port = '', folder] = process.argv.slice(2);
const bundle = folder === undefined ? null : readBundle(folder);
const change = (html: string) => (bundle === null ? withoutScripts(html) : withOneBundle(html, bundle));
const kept = new Map<string, Kept>();

createServer((request, response) => {
  const url = request.url ?? '/';
  const found = kept.get(url) ?? kept.get(variantOf(url, request));
  const send = ({ status, codings }: Kept) => {
    const { headers, body } = codings[codingFor(request.headers['accept-encoding'])];
    response.writeHead(status, headers).end(body);
  };
  if (found) send(found);
  else
    fetched(url, request).then(send, (error: unknown) => {
      response.writeHead(502).end(String(error));
    });
}).listen(Number(port), '127.0.0.1');

function codingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Key of a response that varies by `accept`, as pictures do. */
function variantOf(url: string, request: IncomingMessage): string {
  return `${url}\n${request.headers.accept ?? ''}`;
}

function readBundle(from: string): OneBundle {
  return JSON.parse(readFileSync(path.join(from, 'bundle.json'), 'utf8')) as OneBundle;
}

/** A file of the bundle, or null for any other address. */
function ofBundle(url: string): Kept | null {
  const [address] = url.split('?');
  if (folder === undefined || !address?.startsWith(bundleAddress(''))) return null;
  const file = path.join(folder, 'web', path.normalize(address.slice(bundleAddress('').length)));
  if (!file.startsWith(path.join(folder, 'web')) || !existsSync(file)) return null;
  const headers = new Headers({ 'cache-control': 'public, max-age=31536000, immutable' });
  const type = file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream';
  return { status: 200, codings: codingsOf(readFileSync(file), type, headers) };
}

async function fetched(url: string, request: IncomingMessage): Promise<Kept> {
  const own = ofBundle(url);
  if (own) {
    kept.set(url, own);
    return own;
  }
  const response = await fetch(origin + url, {
    headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const sent = Buffer.from(await response.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent;
  const one: Kept = { status: response.status, codings: codingsOf(body, type, response.headers) };
  const varies = (response.headers.get('vary') ?? '').toLowerCase().split(/,\s*/).includes('accept');
  if (response.status < 500) kept.set(varies ? variantOf(url, request) : url, one);
  return one;
}

function codingsOf(body: Buffer, type: string, from: Headers): Kept['codings'] {
  const common = { 'content-type': type, 'cache-control': from.get('cache-control') ?? 'public, max-age=60' };
  const ready = (coding: string, coded: Buffer) => ({
    headers: {
      ...common,
      ...(coding !== 'identity' && { 'content-encoding': coding, vary: 'accept-encoding' }),
      'content-length': String(coded.length),
    },
    body: coded,
  });
  const identity = ready('identity', body);
  if (!/^(?:text\/|application\/(?:json|javascript|manifest|xml)|image\/svg)/.test(type))
    return { br: identity, gzip: identity, identity };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    br: ready('br', brotliCompressSync(body, quality)),
    gzip: ready('gzip', gzipSync(body, { level: 9 })),
    identity,
  };
}
