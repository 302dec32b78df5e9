import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileObjects } from '../../../shell/store/file-objects.ts';

/** The part of S3 by which a server reads a store, from a folder: lists and whole objects. Writes are refused. */
interface Bucket {
  /** Settings of a server that reads from it. */
  env: Record<string, string>;
  /** Stops responding. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** A bucket with the objects of `place`, read on each request. */
export async function startBucket(place: () => string): Promise<Bucket> {
  const server = createServer((request, response) => {
    const objects = new FileObjects(place().replace('file:', ''));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const respond = async () => {
      if (request.method !== 'GET') return response.writeHead(403).end();
      if (key === '') {
        const keys = await objects.list(
          searchParams.get('prefix') ?? '',
          searchParams.get('start-after') ?? '',
        );
        const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('');
        return response
          .writeHead(200)
          .end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
      }
      const body = await objects.get(key);
      if (body) return response.writeHead(200, { 'content-length': body.length }).end(body);
      return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    };
    respond().catch(() => response.writeHead(500).end());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    env: bucketAt(port),
    goDown: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    comeBack: () => listen(port),
  };
}

/** The settings of a server or a command whose bucket is at this port of this machine. */
export function bucketAt(port: number): Record<string, string> {
  return {
    EDITIONS: 's3://bucket',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a-test',
    AWS_SECRET_ACCESS_KEY: 'a-test',
  };
}
