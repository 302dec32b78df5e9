import { createRsbuild } from '@rsbuild/core';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';
import { freePort } from '../free-port.ts';

/** The packages that the example imports, with their dependencies. */
const PACKAGES = [
  '@module-federation',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
];

interface StockHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Builds `examples/stock-host` outside of this repository, with its own copies of its packages, and serves it. */
export async function startStockHost(): Promise<StockHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stock-host-'));
  await cp(path.join(ROOT, 'examples', 'stock-host'), folder, { recursive: true });
  for (const name of PACKAGES)
    await cp(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name), {
      recursive: true,
    });
  const port = await freePort();
  const { NODE_ENV } = process.env;
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: { server: { port, host: '127.0.0.1' }, logLevel: 'error' },
  });
  await rsbuild.build();
  const { server } = await rsbuild.preview();
  // Rsbuild sets it for the whole process, and commands of the tests that follow would inherit it.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
