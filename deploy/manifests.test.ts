import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { BACKEND_SETTINGS } from '@meadowlark/backend/settings.ts';
import { ROOT } from '../build/paths.ts';
import { PROGRAMS } from '../build/programs.ts';
import { SERVER_SETTINGS } from '../shell/server/settings/settings.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const DEPLOYING = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
const yaml = (file: string) => parse(read(file), { merge: true }) as unknown;

interface Resource {
  apiVersion: string;
  kind: string;
}

const { resources, configMapGenerator } = yaml('kubernetes/kustomization.yaml') as {
  resources: string[];
  configMapGenerator: { literals: string[] }[];
};
const MANIFESTS = resources.map((file) => [file, yaml(`kubernetes/${file}`) as Resource] as const);

// In a separate process, because the published models are modules that jest does not load.
test('each manifest matches the published schema of its kind', () => {
  const checks = MANIFESTS.map(
    ([file, { apiVersion, kind }], i) => `
      import { ${kind} as K${i} } from 'kubernetes-models/${apiVersion}';
      try { new K${i}(${JSON.stringify(yaml(`kubernetes/${file}`))}).validate(); }
      catch (error) { console.log('${file}: ' + error.message); }`,
  );
  const check = (text: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', text], { cwd: ROOT, encoding: 'utf8' });
  expect(check(checks.join('\n'))).toBe('');
  expect(check(checks.join('\n').replace('"maxSkew":1', '"maxSkew":"one"'))).toContain('deployment.yaml');
});

// The schemas accept unknown fields, as an API server may. The published types do not.
test('no manifest has a field that Kubernetes does not know', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const checks = MANIFESTS.map(
      ([file, { apiVersion, kind }], i) =>
        `import type { I${kind} as K${i} } from 'kubernetes-models/${apiVersion}';\nexport const m${i}: K${i} = ${JSON.stringify(yaml(`kubernetes/${file}`))};\n`,
    );
    const check = path.join(folder, 'check.ts');
    const tsc = (text: string) => {
      writeFileSync(check, text);
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2022',
      ];
      execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), [...options, '--ignoreConfig', check], {
        cwd: folder,
        encoding: 'utf8',
      });
    };
    tsc(checks.join('\n'));
    expect(() => tsc(checks.join('\n').replace('"readinessProbe"', '"readynessProbe"'))).toThrow(
      'Command failed',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Variables that Node, the allocator and the AWS SDK read. */
const NOT_OURS = /^(?:NODE_ENV|MALLOC_ARENA_MAX|NODE_OPTIONS|AWS_[A-Z0-9_]+)$/;

interface Service {
  environment?: Readonly<Record<string, string>>;
  depends_on?: Readonly<Record<string, unknown>>;
  volumes?: readonly string[];
  build?: { context: string; dockerfile?: string };
}

const compose = yaml('compose.yaml') as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
};

/** The names of the variables that each file sets for the server. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  Dockerfile:
    read('Dockerfile')
      .replaceAll(/^#.*\n/gm, '')
      .match(/^ENV (?:.*\\\n)*.*/m)?.[0]
      .match(/\b[A-Z_]+(?==)/g) ?? [],
  'compose.yaml': ['server-1', 'server-2'].flatMap((name) =>
    Object.keys(compose.services[name]?.environment ?? {}),
  ),
  'kubernetes/kustomization.yaml': configMapGenerator.flatMap(({ literals }) =>
    literals.map((literal) => literal.replace(/=.*/s, '')),
  ),
  'kubernetes/deployment.yaml': read('kubernetes/deployment.yaml').match(/(?<=name: )[A-Z][A-Z_]+/g) ?? [],
  'systemd/meadowlark.service': read('systemd/meadowlark.service').match(/(?<=^Environment=)[A-Z_]+/gm) ?? [],
};

test.each(Object.entries(GIVEN))('%s sets only settings that the server has', (_file, names) => {
  const known = new Set([...SERVER_SETTINGS, ...BACKEND_SETTINGS]);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.has(name) && !NOT_OURS.test(name))).toEqual([]);
});

// Otherwise a pod on a large machine would start more composers, exceed its memory request at idle, and be evicted first.
test('a pod starts as many composers as its memory allows, whatever the size of the machine', () => {
  expect(GIVEN['kubernetes/deployment.yaml']).toContain('COMPOSERS');
});

test('the compose file passes the trusted keys to its servers', () => {
  expect(GIVEN['compose.yaml']).toEqual(expect.arrayContaining(['TRUSTED_KEYS', 'LIVE_AT_LEAST']));
});

test('the compose file names services, volumes, files and variables that exist', () => {
  const { services, volumes } = compose;
  const all = Object.values(services);
  const files = all.flatMap(({ build, volumes: mounts = [] }) => [
    ...mounts.filter((mount) => mount.startsWith('.')).map((mount) => mount.replace(/:.*/s, '')),
    ...(build ? [path.join(build.context, build.dockerfile ?? 'Dockerfile')] : []),
  ]);
  expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
  const needed = all.flatMap(({ depends_on }) => Object.keys(depends_on ?? {}));
  expect(needed.filter((name) => !(name in services))).toEqual([]);
  const mounted = all.flatMap(({ volumes: mounts = [] }) =>
    mounts.filter((mount) => !mount.startsWith('.')).map((mount) => mount.replace(/:.*/s, '')),
  );
  expect(mounted.filter((name) => !(name in volumes))).toEqual([]);
  const variables = new Set(read('compose.yaml').match(/(?<=\$\{)[A-Z_]+/g));
  expect([...variables].filter((name) => !read('example.env').includes(`${name}=`))).toEqual([]);
});

test('the secrets of the compose file reach neither the repository nor an image', () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    // The same applies to files that "edition keys new" writes.
    expect(lines).toEqual(
      expect.arrayContaining(['deploy/.env', expect.stringMatching(/^(?:\*\*\/)?\*\.pem$/)]),
    );
  }
});

// A BuildKit frontend is a program from a registry, and it would build what readers get.
test('images are built without a BuildKit frontend from a registry', () => {
  for (const file of ['Dockerfile', 'varnish/Dockerfile']) expect(read(file)).not.toMatch(/^# *syntax *=/im);
});

test('secrets made as example.env says are safe in the URLs of the compose file', () => {
  const [, encoding, bytes] = /openssl rand -(hex|base64) (\d+)$/m.exec(read('example.env')) ?? [];
  const addresses = Object.values(compose.services).flatMap(({ environment = {} }) =>
    Object.values(environment).filter((value) => /:\/\/.*\$\{.*@/.test(value)),
  );
  expect(addresses).not.toEqual([]);
  for (let round = 0; round < 50; round += 1) {
    const secret = randomBytes(Number(bytes)).toString(encoding as 'hex' | 'base64');
    expect(secret.length).toBeGreaterThanOrEqual(32);
    for (const address of addresses)
      expect(new URL(address.replaceAll(/\$\{[^}]*\}/g, secret)).password).toBe(secret);
  }
});

// A fake npm prints what a publish prints, and echoes what it is to promote.
test('the commands for the first edition promote every program into the bucket that the servers of the compose file read', () => {
  const [, commands = ''] = /<!-- first-edition -->\n```sh\n(.*?)```/s.exec(DEPLOYING) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'first-edition-'));
  try {
    mkdirSync(path.join(folder, 'deploy'));
    const secrets = read('example.env').replaceAll(/^([A-Z_]+)=$/gm, '$1=of-$1');
    writeFileSync(path.join(folder, 'deploy/.env'), secrets);
    const npm = `#!/bin/sh
case "$*" in *publish*) for last; do :; done; echo "$last@1.0.0" ;; *) echo "$*"; env ;; esac`;
    writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const said = execFileSync('sh', ['-euc', commands], { cwd: folder, env, encoding: 'utf8' });
    const promoted = said.split(/\s/).filter((word) => word.endsWith('@1.0.0'));
    expect(promoted.toSorted()).toEqual(PROGRAMS.map((name) => `${name}@1.0.0`).toSorted());
    const servers = compose.services['server-1']?.environment ?? {};
    for (const name of ['EDITIONS', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      expect(said).toContain(`\n${name}=${servers[name]?.replace(/^\$\{([A-Z_]+).*/, 'of-$1')}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the Kubernetes role may write where the store says that servers write', () => {
  const [rights = ''] =
    /^\| rights of servers .*$/m.exec(
      readFileSync(path.join(ROOT, 'docs/adr/0010-conditional-write.md'), 'utf8'),
    ) ?? [];
  const folders = rights.split('`').filter((word) => word.endsWith('/'));
  expect(folders).toHaveLength(3);
  for (const name of folders) expect(read('kubernetes/service-account.yaml')).toContain(name);
});

// By default, systemd gives up after five starts in ten seconds. Tests run without systemd.
test('systemd restarts the server without a limit', () => {
  const [unit = ''] = read('systemd/meadowlark.service').split('[Service]');
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

test('the network policy admits what the base itself names, and the docs mention each label that operators must set', () => {
  const labels = read('kubernetes/network-policy.yaml').match(/meadowlark\.example\/[a-z-]+/g) ?? [];
  expect(labels).not.toEqual([]);
  expect(labels.filter((label) => !DEPLOYING.includes(`${label}=true`))).toEqual([]);
  // The base has no cache: purging one would fail at each promotion, and wake somebody.
  expect(GIVEN['kubernetes/kustomization.yaml']).not.toContain('PURGE_CACHES');
});

test('the ingress routes paths for machines to no pod', () => {
  const { spec: ingress } = yaml('kubernetes/ingress.yaml') as {
    spec: {
      rules: {
        http: { paths: { path: string; pathType: string; backend: { service: { name: string } } }[] };
      }[];
    };
  };
  const blocked = yaml('kubernetes/blocked-service.yaml') as {
    metadata: { name: string };
    spec: { selector: Record<string, string> };
  };
  const paths = ingress.rules.flatMap(({ http }) => http.paths);
  const away = paths.filter(({ backend }) => backend.service.name === blocked.metadata.name);
  expect(away.map(({ path: address, pathType }) => `${pathType} ${address}`)).toEqual([
    'Exact /healthz',
    'Exact /readyz',
  ]);
  const { 'app.kubernetes.io/component': component = '' } = blocked.spec.selector;
  expect(component).not.toBe('');
  expect(read('kubernetes/deployment.yaml')).not.toContain(`component: ${component}`);
});

// Otherwise all alarms about a dead server stay silent. The operator's kind is not among the published schemas.
test('the Prometheus Operator monitor finds the pods, and names the job as the alarms do', () => {
  const { pairs = {} } =
    (yaml('kubernetes/kustomization.yaml') as { labels: { pairs: Record<string, string> }[] }).labels[0] ??
    {};
  const pod = yaml('kubernetes/deployment.yaml') as {
    spec: {
      template: {
        metadata: { labels: Record<string, string> };
        spec: { containers: { ports: { name: string }[] }[] };
      };
    };
  };
  const { metadata, spec } = pod.spec.template;
  const labels: Record<string, string> = { ...pairs, ...metadata.labels };
  const monitor = yaml('kubernetes/prometheus-operator/pod-monitor.yaml') as {
    spec: {
      jobLabel: string;
      selector: { matchLabels: object };
      podMetricsEndpoints: { port: string }[];
    };
  };
  expect(labels).toMatchObject(monitor.spec.selector.matchLabels);
  expect(read('alerts.yml')).toContain(`absent(up{job="${labels[monitor.spec.jobLabel]}"})`);
  const ports = spec.containers.flatMap((container) => container.ports.map(({ name }) => name));
  expect(ports).toEqual(expect.arrayContaining(monitor.spec.podMetricsEndpoints.map(({ port }) => port)));
});

test('the image requests its health at the port that it was given', async () => {
  const [, command = ''] = /^HEALTHCHECK (?:.*\\\n)* *CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  const [program = '', ...args] = JSON.parse(command) as string[];
  const requested: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    requested.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
  const ended = await once(spawn(program, args, { env }), 'exit');
  server.close();
  expect(ended).toEqual([0, null]);
  expect(requested).toEqual(['/healthz']);
});
