import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/free-port.ts';
import { findProgram, Program } from '../../scripts/cluster/program.ts';

const CONF = path.join(import.meta.dirname, 'nginx.conf');
/** The example in the configuration, which operators copy. */
const [, SERVERS = ''] = /^# {3}servers\.conf {3}(.*)$/m.exec(readFileSync(CONF, 'utf8')) ?? [];

const command = findProgram('nginx');
if (command === null) process.stderr.write('deploy/nginx was not tested: apt-get install nginx-light\n');
(command === null ? describe.skip : describe)('nginx in front of the servers', () => {
  it.each([
    ['as in the example', SERVERS],
    ["with nginx's own defaults", SERVERS.replaceAll(/ max_fails=0/g, '')],
  ])('a page whose source fails costs no other page, %s', async (_, example) => {
    const servers = [await startServer(), await startServer()];
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const port = await freePort();
    const upstream = servers.reduce((text, { at }) => text.replace(/10\.\S+?:3000/, at), example);
    copyFileSync(CONF, path.join(folder, 'nginx.conf'));
    writeFileSync(path.join(folder, 'servers.conf'), upstream);
    writeFileSync(path.join(folder, 'listen.conf'), `listen 127.0.0.1:${port};`);
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const args = ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${user}`];
    const nginx = new Program({ name: 'nginx', command: command ?? '', args, port, place: folder });
    try {
      await nginx.start();
      const get = async (page: string) => (await fetch(`http://127.0.0.1:${port}${page}`)).status;
      expect([await get('/bad'), await get('/bad'), await get('/a'), await get('/b')]).toEqual([
        502, 502, 200, 200,
      ]);
    } finally {
      await nginx.end();
      for (const { close } of servers) close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** A server of the site whose page `/bad` lacks its source. */
async function startServer(): Promise<{ at: string; close: () => void }> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/bad' ? 502 : 200, { 'x-edition': 'e', 'cache-control': 'no-store' });
    response.end(url);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    at: `127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
