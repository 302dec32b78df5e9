import { developmentOrigin, developmentPath } from '../../build/development-server.ts';
import { giveUp, say } from '../lib/say.mjs';
import { LocalRemote } from './local-remote.ts';
import { liveProxy } from './live-proxy.ts';
import { startRemote } from './start-remote.ts';

const PORT = Number(process.env['PORT'] ?? 3020);

/** Starts a remote's development server and the proxy that puts it into a running site, for this machine only. */
async function main([name = '', site = '']: string[]): Promise<void> {
  say(`Building ${name} …`);
  const proxy = liveProxy({
    site: new URL(site),
    origin: `http://localhost:${PORT}`,
    remote: new LocalRemote(name, developmentOrigin(name), developmentPath(name)),
  });
  await startRemote(name, () => proxy.changed());
  proxy.server.on('error', (error) =>
    giveUp(`Port ${PORT} cannot be used: ${error.message}. End what runs there, or set PORT to a free one.`),
  );
  proxy.server.listen(PORT, 'localhost', () =>
    say(
      `${site} with your ${name} is at http://localhost:${PORT}. Edit and look: pages load again by themselves.`,
    ),
  );
}

main(process.argv.slice(2)).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
