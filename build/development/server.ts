import type { RsbuildConfig } from '@rsbuild/core';
import { developmentPort, portSetting } from './port.ts';

/**
 * Path of a program's files on the site, which proxies them: SVGs loaded with `<use>` must come from the page's origin.
 */
export function developmentPath(name: string): string {
  return `/development/${name}/`;
}

/** Serves the browser half from memory, with Fast Refresh. Writes the server half to disk, where the site reads it. */
export function developmentServer(name: string): Pick<RsbuildConfig, 'dev' | 'server' | 'tools'> {
  // A remote that runs alone can use the backend of a running site.
  const backend = process.env['BACKEND_ORIGIN'] ?? 'http://127.0.0.1:3000';
  return {
    dev: {
      assetPrefix: developmentPath(name),
      // Pages are at the site's origin, updates come from this server. The site shows the errors of all programs.
      client: { protocol: 'ws', host: 'localhost', port: '<port>', overlay: false },
      browserLogs: false,
      writeToDisk: (file) => /\bserver\.cjs(?:\.map)?$/.test(file),
      // Lazy compilation would need requests to this server, but pages are at the site's origin.
      lazyCompilation: false,
      // The production React of a running site cannot hot-replace modules.
      ...(process.env['NODE_ENV'] === 'production' && { hmr: false, liveReload: false }),
    },
    // Many editors empty a file before they write it. A build that starts at once reads the empty one.
    tools: { bundlerChain: (chain) => void chain.watchOptions({ aggregateTimeout: 30 }) },
    // This one, or the next free one. The whole site names another for each program as it starts them.
    server: {
      port: portSetting() ?? developmentPort(name),
      cors: { origin: '*' },
      proxy: { '/api': backend },
    },
  };
}
