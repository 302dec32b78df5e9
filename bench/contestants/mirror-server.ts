import { createServer, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withoutScripts } from './without-scripts.ts';

/** An answer that is ready to be sent: every coding of it was made once. */
interface Kept {
  status: number;
  codings: Readonly<Record<'br' | 'gzip' | 'identity', { headers: Record<string, string>; body: Buffer }>>;
}

/**
 * Finished HTML: the pages of a running site without their scripts, and its other files as they are, sent from memory by
 * plain Node. What is asked for the first time is fetched from the site; after that nothing but the map is looked at.
 *
 * `mirror-server.ts <origin of the site> <port>`
 */
const [origin = '', port = ''] = process.argv.slice(2);
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

/** Pictures come in the format that the browser accepts. */
function variantOf(url: string, request: IncomingMessage): string {
  return `${url}\n${request.headers.accept ?? ''}`;
}

async function fetched(url: string, request: IncomingMessage): Promise<Kept> {
  const answer = await fetch(origin + url, {
    headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const sent = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(withoutScripts(sent.toString())) : sent;
  const one: Kept = { status: answer.status, codings: codingsOf(body, type, answer.headers) };
  const varies = (answer.headers.get('vary') ?? '').toLowerCase().split(/,\s*/).includes('accept');
  if (answer.status < 500) kept.set(varies ? variantOf(url, request) : url, one);
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
