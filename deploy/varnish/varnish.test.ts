import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../e2e/support/free-port.ts';
import { findProgram, Program } from '../../scripts/cluster/program.ts';
import { missingOfVarnish } from '../../scripts/cluster/varnish.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
/** Owns nothing, like the user of the image. Only root may start a process as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

async function purge(port: number, localAddress: string): Promise<number | undefined> {
  const requested = request({
    port,
    host: '127.0.0.1',
    localAddress,
    method: 'PURGE',
    headers: { xkey: 'a' },
  });
  const answered = once(requested.end(), 'response');
  const [response] = (await answered) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

const missing = missingOfVarnish();
if (missing !== null) process.stderr.write(`The cache of the compose file was not tested: ${missing}.\n`);
(missing === null ? describe : describe.skip)('the cache of the compose file', () => {
  // Uses the commands of the image and of the compose file, and the compose file's network moved to loopback.
  test('starts as a user who owns nothing, and accepts purges from servers, but not through the gateway', async () => {
    const [, entry = ''] = /^ENTRYPOINT (.*)$/m.exec(read('Dockerfile')) ?? [];
    const [name = '', ...args] = JSON.parse(entry) as string[];
    const { services } = parse(read('../compose.yaml'), { merge: true }) as {
      services: { varnish: { command: string[] } };
    };
    // Not below the folder of this run, which the user nobody cannot read.
    const place = mkdtempSync('/tmp/varnish-');
    chmodSync(place, 0o777);
    const vcl = path.join(place, 'default.vcl');
    const servers = read('servers.compose.vcl');
    writeFileSync(
      path.join(place, 'servers.vcl'),
      servers.replaceAll(/"server-\d"/g, '"127.0.0.1"').replaceAll('172.28.0.', '127.0.0.'),
    );
    writeFileSync(vcl, read('default.vcl').replace('"servers.vcl"', `"${place}/servers.vcl"`));
    const port = await freePort();
    const words = [...args, ...services.varnish.command].map((word) =>
      word
        .replace(/^:80$/, `127.0.0.1:${port}`)
        .replace(/^\/tmp\b/, place)
        .replace('/etc/varnish/default.vcl', vcl),
    );
    const command = findProgram(name) ?? name;
    const varnish = new Program({ name: 'varnish', command, args: words, port, place, user: NOBODY });
    try {
      await varnish.start();
      expect(await purge(port, '127.0.0.2')).toBe(200);
      expect(await purge(port, '127.0.0.1')).toBe(403);
    } finally {
      await varnish.end();
      rmSync(place, { recursive: true });
    }
  }, 60_000); // Varnish compiles its configuration with a C compiler.
});
