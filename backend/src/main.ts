import Fastify from 'fastify';
import { readListenAddress } from './listen-address.ts';
import { backend } from './plugin.ts';
import { readBackendSettings } from './settings.ts';

/** Runs the backend alone. It leaves by itself on SIGINT and SIGTERM, when the answers under way are finished. */
async function main(): Promise<void> {
  const listen = readListenAddress(process.env);
  const settings = readBackendSettings({ ...process.env, PORT: String(listen.port) });
  const app = Fastify({ logger: true });
  await app.register(backend, settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen(listen);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The backend could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
