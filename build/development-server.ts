import type { RsbuildConfig } from '@rsbuild/core';
import { developmentPort } from './development-port.ts';

/** Origin of a program's development server. */
export function developmentOrigin(name: string): string {
  return `http://localhost:${developmentPort(name)}`;
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
  const port = developmentPort(name);
  // A remote that runs alone can ask the backend of a running site.
  const backend = process.env['BACKEND_ORIGIN'] ?? 'http://127.0.0.1:3000';
  return {
    dev: {
      assetPrefix: developmentPath(name),
      // Pages are at the site's origin, updates come from here.
      client: { protocol: 'ws', host: 'localhost', port },
      writeToDisk: (file) => file.endsWith('server.cjs'),
      // A part that is loaded late would have to be asked for at this server, and pages are the site's.
      lazyCompilation: false,
      // In a running site, whose React is one for production, there is nothing that could take an update.
      ...(process.env['NODE_ENV'] === 'production' && { hmr: false, liveReload: false }),
    },
    server: { port, strictPort: true, cors: { origin: '*' }, proxy: { '/api': backend } },
  };
}
