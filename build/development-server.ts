import type { RsbuildConfig } from '@rsbuild/core';

/** Ports of the development servers; the site itself is at 3000. */
const PORTS: Readonly<Record<string, number>> = { shell: 3010, news: 3011, blog: 3012, media: 3013, static: 3014 };

/** Origin of a program's development server. */
export function developmentOrigin(name: string): string {
  return `http://localhost:${portOf(name)}`;
}

/** Serves the browser half from memory, with Fast Refresh; the server half goes to disk, where the site picks it up. */
export function developmentServer(name: string): Pick<RsbuildConfig, 'dev' | 'server'> {
  const port = portOf(name);
  return {
    dev: {
      assetPrefix: `${developmentOrigin(name)}/`,
      // Pages are at the site's origin, updates come from here.
      client: { protocol: 'ws', host: 'localhost', port },
      writeToDisk: (file) => file.endsWith('server.cjs'),
    },
    server: { port, strictPort: true, cors: { origin: '*' }, printUrls: false },
  };
}

function portOf(name: string): number {
  const port = PORTS[name];
  if (port === undefined) throw new Error(`There is no development port for "${name}". Add one to build/development-server.ts.`);
  return port;
}
