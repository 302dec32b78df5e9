import { developmentPath } from '../../../build/development/server.ts';
import { portSetting } from '../../../build/development/port.ts';
import { freePort } from '../../../build/development/free-port.ts';
import { startProgram } from '../../../build/development/start-program.ts';
import type { RemoteFolder } from '../remote-folder.ts';
import { say } from '../say.ts';
import { LocalRemote } from './local-remote.ts';
import { liveProxy } from './live-proxy.ts';

const USUAL_PORT = 3020;

/**
 * Starts a remote's development server, and a proxy that puts the remote into a running site, on this machine only. It
 * uses a production build, because the site's production React does not work with development builds and has no Fast
 * Refresh. Runs until a signal stops it; rejects if the proxy's port cannot be used.
 */
export async function devLive({ name, folder }: RemoteFolder, site: URL): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const wanted = portSetting();
  say(`Building ${name} …`);
  let changed = () => {};
  const development = await startProgram(name, {
    folder,
    environments: ['web'],
    mode: 'production',
    onBuilt: () => changed(),
    say,
  });
  const port = wanted ?? (await freePort(USUAL_PORT, 'localhost'));
  const proxy = liveProxy({
    site,
    origin: `http://localhost:${port}`,
    remote: new LocalRemote(name, development, developmentPath(name)),
  });
  ({ changed } = proxy);
  return new Promise((_, reject) => {
    proxy.server.on('error', ({ message }) =>
      reject(
        new Error(
          `Port ${port} cannot be used: ${message}. Stop what runs there, or set PORT to a free port.`,
        ),
      ),
    );
    proxy.server.listen(port, 'localhost', () =>
      say(
        `${site.origin} with your ${name} is at http://localhost:${port}. Pages reload when you save a file.`,
      ),
    );
  });
}
