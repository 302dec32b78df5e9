import { developmentPath } from '../../build/development/server.ts';
import { freePort } from '../development/free-port.ts';
import { startProgram } from '../dev-program.ts';
import { giveUp, say } from '../lib/say.mjs';
import { LocalRemote } from './local-remote.ts';
import { liveProxy } from './live-proxy.ts';

const USUAL_PORT = 3020;

/**
 * Starts a remote's development server, and a proxy that puts the remote into a running site, for this machine only. It
 * uses a production build, because the site's production React does not work with development builds and has no Fast
 * Refresh.
 */
async function main([name = '', site = '']: string[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  say(`Building ${name} …`);
  let changed = () => {};
  const origin = await startProgram(name, {
    environments: ['web'],
    mode: 'production',
    onBuilt: () => changed(),
  });
  const port = Number(process.env['PORT'] ?? (await freePort(USUAL_PORT, 'localhost')));
  const proxy = liveProxy({
    site: new URL(site),
    origin: `http://localhost:${port}`,
    remote: new LocalRemote(name, origin, developmentPath(name)),
  });
  ({ changed } = proxy);
  proxy.server.on('error', (error) =>
    giveUp(`Port ${port} cannot be used: ${error.message}. End what runs there, or set PORT to a free one.`),
  );
  proxy.server.listen(port, 'localhost', () =>
    say(
      `${site} with your ${name} is at http://localhost:${port}. Edit and look: pages load again by themselves.`,
    ),
  );
}

main(process.argv.slice(2)).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
