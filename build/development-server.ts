import type { RsbuildConfig } from '@rsbuild/core';

/** Ports of the development servers; the site itself is at 3000. */
const PORTS: Readonly<Record<string, number>> = {
  shell: 3010,
  news: 3011,
  blog: 3012,
  media: 3013,
  static: 3014,
  sheet: 3015,
};

/** Origin of a program's development server. */
export function developmentOrigin(name: string): string {
  return `http://localhost:${portOf(name)}`;
}

/**
 * Path of a program's files on the site, which passes requests on: pictures that are drawn by reference must come from
 * the page's own origin.
 */
export function developmentPath(name: string): string {
  return `/development/${name}/`;
}

/** Serves the browser half from memory, with Fast Refresh; the server half goes to disk, where the site picks it up. */
export function developmentServer(name: string): Pick<RsbuildConfig, 'dev' | 'server'> {
  const port = portOf(name);
  // A remote that runs alone can ask the backend of a running site.
  const backend = process.env['BACKEND_ORIGIN'] ?? 'http://127.0.0.1:3000';
  return {
    dev: {
      assetPrefix: developmentPath(name),
      // Pages are at the site's origin, updates come from here.
      client: { protocol: 'ws', host: 'localhost', port },
      writeToDisk: (file) => file.endsWith('server.cjs'),
      // In a running site, whose React is one for production, there is nothing that could take an update.
      ...(process.env['NODE_ENV'] === 'production' && { hmr: false, liveReload: false }),
    },
    server: { port, strictPort: true, cors: { origin: '*' }, proxy: { '/api': backend } },
  };
}

/** Port of a development server, by the name of what it serves. */
export function portOf(name: string): number {
  const port = PORTS[name];
  if (port === undefined)
    throw new Error(`There is no development port for "${name}". Add one to build/development-server.ts.`);
  return port;
}
