import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { findProgram, Program } from './program.ts';

const MODULE = 'varnish/vmods/libvmod_xkey.so';

/** What is not installed; null if nothing is missing. */
export function missingOfVarnish(): string | null {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const hasModule = libraries.some((folder) => existsSync(path.join('/usr/lib', folder, MODULE)));
  return hasModule && findProgram('varnishd') !== null ? null : 'apt-get install varnish varnish-modules';
}

/**
 * Varnish with the configuration in deploy/varnish, in front of servers on loopback, which may purge. Its folder must exist.
 */
export function varnishIn(place: string, port: number, servers: readonly number[]): Program {
  copyFileSync(path.join(ROOT, 'deploy/varnish/default.vcl'), path.join(place, 'default.vcl'));
  const backends = servers.map(
    (server, i) =>
      `backend s${i} { .host = "127.0.0.1"; .port = "${server}"; .probe = { .url = "/readyz"; .interval = 1s; .window = 4; .threshold = 2; .initial = 2; } }`,
  );
  writeFileSync(
    path.join(place, 'servers.vcl'),
    `${backends.join('\n')}
acl purgers { "127.0.0.1"; }
sub vcl_init {
  new servers = directors.round_robin();
  ${servers.map((_, i) => `servers.add_backend(s${i});`).join('\n  ')}
}
`,
  );
  const parameters = ['http_gzip_support=off', 'http_req_hdr_len=30k', `vcl_path=${place}`].flatMap(
    (parameter) => ['-p', parameter],
  );
  const folder = ['-n', path.join(place, 'work')];
  return new Program({
    name: 'varnish',
    command: findProgram('varnishd') ?? 'varnishd',
    args: [
      '-F',
      '-j',
      'none',
      '-a',
      `127.0.0.1:${port}`,
      '-s',
      'malloc,64m',
      ...parameters,
      ...folder,
      '-f',
      'default.vcl',
    ],
    port,
    place,
  });
}
