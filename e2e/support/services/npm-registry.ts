import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { onLoopback } from './loopback.ts';

/** What npm sends to publish a version, and gets when it asks for a package. */
interface PackageDocument {
  name: string;
  versions: Record<string, PublishedVersion>;
  'dist-tags': Record<string, string>;
  _attachments?: Record<string, { data: string }>;
}

interface PublishedVersion {
  name: string;
  dist: { tarball: string; integrity: string };
  [field: string]: unknown;
}

/** A registry of npm packages. */
interface NpmRegistry {
  url: string;
  /** The published versions of a package, by number. */
  versions: (name: string) => Readonly<Record<string, PublishedVersion>>;
  stop: () => Promise<void>;
}

/** Keeps what is published with the token. As in public registries, a version cannot be published again. */
export async function startNpmRegistry(token: string): Promise<NpmRegistry> {
  const documents = new Map<string, PackageDocument>();
  const tarballs = new Map<string, Buffer>();
  const publish = async (request: IncomingMessage, name: string): Promise<[number, string]> => {
    if (request.headers.authorization !== `Bearer ${token}`) return [401, 'Who are you?'];
    const { versions, _attachments = {}, ...sent } = (await json(request)) as PackageDocument;
    const [version = '', published] = Object.entries(versions)[0] ?? [];
    const [file = '', attachment] = Object.entries(_attachments)[0] ?? [];
    const body = Buffer.from(attachment?.data ?? '', 'base64');
    const digest = `sha512-${createHash('sha512').update(body).digest('base64')}`;
    if (published?.name !== name || published.dist.integrity !== digest) return [400, 'Not that package'];
    const before = documents.get(name);
    if (before?.versions[version]) return [403, 'You cannot publish over the previously published versions'];
    tarballs.set(`/${name}/-/${file}`, body);
    documents.set(name, {
      ...sent,
      versions: { ...before?.versions, [version]: published },
      'dist-tags': { ...before?.['dist-tags'], ...sent['dist-tags'] },
    });
    return [201, 'Published'];
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry.test').pathname);
    if (request.method === 'PUT') {
      const [status, message] = await publish(request, path.slice(1));
      return void response.writeHead(status).end(JSON.stringify({ error: message }));
    }
    const document = documents.get(path.slice(1));
    const found = document === undefined ? tarballs.get(path) : JSON.stringify(document);
    response.writeHead(found === undefined ? 404 : 200).end(found ?? '{"error":"Not found"}');
  };
  const server = createServer((request, response) => void answer(request, response));
  const { origin, stop } = await onLoopback(server);
  return { url: origin, versions: (name) => documents.get(name)?.versions ?? {}, stop };
}
