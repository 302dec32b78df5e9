import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import { YOUNG_OPTION } from '../../shell/lib/bound-heap.ts';
import { EditionStore } from '../../shell/store/edition-store.ts';
import { FileObjects } from '../../shell/store/file-objects.ts';
import { s3Client } from '../../shell/store/s3/s3-client.ts';
import { S3Objects } from '../../shell/store/s3/s3-objects.ts';
import { missingOfCeph, startCeph, type TemporaryCeph } from '../../shell/store/testing/temporary-ceph.ts';
import { publishBuilds } from '../publish-builds.ts';
import { nginxConf } from './nginx-conf.ts';
import { postgresIn } from './postgres.ts';
import { findProgram, Program } from './program.ts';
import { missingOfVarnish, varnishIn } from './varnish.ts';

const READY_MS = 60_000;

/** A server of the site, at an address that readers do not know. */
export interface ClusterServer {
  origin: string;
  program: Program;
  /** Its folder, for its pictures and keys. */
  place: string;
}

/** Servers of one site and all services that they use, on loopback. Null: not installed here. */
export interface Cluster {
  /** Where readers send requests: the cache, or the first server if there is none. */
  origin: string;
  servers: readonly ClusterServer[];
  store: EditionStore;
  gateway: TemporaryCeph['gateway'] | null;
  redis: Program | null;
  postgres: Program | null;
  cache: Program | null;
  /** Another cache in front, which the servers purge. */
  varnish: Program | null;
  prometheus: Program | null;
  /** What is not installed, and what replaces it. */
  missing: readonly string[];
  place: string;
  stop: () => Promise<void>;
}

/** Starts the whole cluster, with the builds of this checkout live. What is not installed is listed in `missing`. */
export async function startCluster(serverCount: number, say: (line: string) => void): Promise<Cluster> {
  const place = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(place, 0o711);
  const ports = await clusterPorts(serverCount);
  const programs: Program[] = [];
  let ceph: TemporaryCeph | null = null;
  const stop = async () => {
    // Servers first: they finish open requests.
    for (const program of programs.toReversed()) await program.end();
    ceph?.stop();
    rmSync(place, { recursive: true, force: true });
  };
  // In case the process exits without `stop`.
  process.once('exit', () => ceph?.stop());
  try {
    const missing: string[] = [];
    const optional = async (name: string, program: Program | null, instead: string) => {
      if (program === null) missing.push(`${name} is not installed: ${instead}`);
      else {
        say(`Starting ${name} …`);
        programs.push(program);
        await program.start();
      }
      return program;
    };
    const debian = (name: string, port: number, args: string[]) => {
      const command = findProgram(name);
      if (command === null) return null;
      mkdirSync(path.join(place, name));
      return new Program({ name, command, args, port, place: path.join(place, name) });
    };

    const noCeph = missingOfCeph();
    if (noCeph === null) {
      say("Starting Ceph's S3 gateway …");
      ceph = await startCeph();
    } else missing.push(`${noCeph}: the store is a folder`);
    const { objects, env: storeEnv } = await openObjects(ceph, place);
    const store = new EditionStore(objects);
    const [redis, postgres] = await Promise.all([
      optional(
        'redis-server',
        debian('redis-server', ports.redis, [
          '--port',
          String(ports.redis),
          '--bind',
          '127.0.0.1',
          '--save',
          '',
        ]),
        'servers share neither pages nor judgments',
      ),
      optional(
        'PostgreSQL',
        postgresIn(path.join(place, 'postgres'), ports.postgres),
        'each server has a file',
      ),
      publishBuilds(store),
    ]);

    const nginx = debian('nginx', ports.cache, ['-p', path.join(place, 'nginx'), '-c', 'nginx.conf']);
    const origin = `http://127.0.0.1:${nginx ? ports.cache : ports.servers[0]}`;
    const noVarnish = missingOfVarnish();
    const shared = {
      ...storeEnv,
      ...settingsOfServers(origin, {
        redis: redis && ports.redis,
        postgres: postgres && ports.postgres,
        varnish: noVarnish === null ? ports.varnish : null,
      }),
    };
    say(`Starting ${serverCount} servers …`);
    const servers = ports.servers.map((port, index) => serverAt(place, `server-${index + 1}`, port, shared));
    programs.push(...servers.map(({ program }) => program));
    await Promise.all(servers.map(({ program }) => program.start()));
    await Promise.all(servers.map(isReady));

    if (nginx) writeFileSync(path.join(place, 'nginx', 'nginx.conf'), nginxConf(ports.cache, ports.servers));
    const cache = await optional('nginx', nginx, 'readers use the first server');
    const varnishPlace = path.join(place, 'varnish');
    if (noVarnish === null) mkdirSync(varnishPlace);
    const varnish = await optional(
      'varnish',
      noVarnish === null ? varnishIn(varnishPlace, ports.varnish, ports.servers) : null,
      'no cache is purged',
    );
    const scraper = debian('prometheus', ports.prometheus, [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    ]);
    if (scraper) writeFileSync(path.join(place, 'prometheus', 'prometheus.yml'), scrape(ports.servers));
    const prometheus = await optional('prometheus', scraper, 'metrics are at /metrics of each server');
    const gateway = ceph?.gateway ?? null;
    return {
      origin,
      servers,
      store,
      gateway,
      redis,
      postgres,
      cache,
      varnish,
      prometheus,
      missing,
      place,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ClusterPorts {
  redis: number;
  postgres: number;
  cache: number;
  varnish: number;
  prometheus: number;
  servers: readonly number[];
}

async function clusterPorts(serverCount: number): Promise<ClusterPorts> {
  const ports = await freePorts(serverCount + 5);
  const [redis = 0, postgres = 0, cache = 0, varnish = 0, prometheus = 0, ...servers] = ports;
  return { redis, postgres, cache, varnish, prometheus, servers };
}

/** What all servers have in common. Of a service that is not installed there is no port. */
function settingsOfServers(
  origin: string,
  { redis, postgres, varnish }: Record<'redis' | 'postgres' | 'varnish', number | null>,
): NodeJS.ProcessEnv {
  const redisUrl = `redis://127.0.0.1:${redis}`;
  return {
    ...(redis && { REDIS_URL: redisUrl, CACHE_URL: redisUrl }),
    ...(postgres && { DATABASE_URL: `postgres://meadowlark@127.0.0.1:${postgres}/postgres` }),
    ...(varnish && { PURGE_CACHES: `varnish=http://127.0.0.1:${varnish}` }),
    SITE_ORIGIN: origin,
    PICTURES_KEY: 'a key of this cluster that lives only as long as it does',
    TRUST_PROXY: '127.0.0.1',
    FEEDS: 'sample',
    COMPOSERS: '1',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: YOUNG_OPTION,
  };
}

/** Resolves when the server is ready for readers. */
export async function isReady({ origin, program }: ClusterServer): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`${program.name} was not ready within ${READY_MS / 1000} s; see ${program.log}`);
}

function serverAt(place: string, name: string, port: number, shared: NodeJS.ProcessEnv): ClusterServer {
  const own = path.join(place, name);
  mkdirSync(own);
  const env = {
    DATABASE_URL: `file:${path.join(own, 'blog.db')}`,
    ...shared,
    PORT: String(port),
    PICTURES_DIR: path.join(own, 'pictures'),
  };
  const program = new Program({
    name,
    command: process.execPath,
    args: [HOST_PROGRAM],
    port,
    place: own,
    env,
  });
  return { origin: `http://127.0.0.1:${port}`, program, place: own };
}

async function openObjects(ceph: TemporaryCeph | null, place: string) {
  if (ceph === null) {
    const objects = new FileObjects(path.join(place, 'editions'));
    return { objects, env: { EDITIONS: objects.place } };
  }
  const { endpoint, credentials } = ceph;
  const client = s3Client({}, { endpoint, credentials, region: 'us-east-1' });
  await client.send(new CreateBucketCommand({ Bucket: 'meadowlark' }));
  const env = {
    EDITIONS: 's3://meadowlark/editions',
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { objects: new S3Objects(client, { bucket: 'meadowlark', prefix: 'editions/' }), env };
}

function scrape(ports: readonly number[]): string {
  const targets = ports.map((port) => `'127.0.0.1:${port}'`).join(', ');
  return `global: { scrape_interval: 5s, evaluation_interval: 5s }
rule_files: ['${path.join(ROOT, 'deploy/alerts.yml')}']
scrape_configs: [{ job_name: meadowlark, static_configs: [{ targets: [${targets}] }] }]
`;
}

/** All at once, so that no port is returned twice. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = listeners.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(listeners.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
