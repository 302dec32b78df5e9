import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { readListenAddress } from './listen-address.ts';
import { listenFailure } from './listen-failure.ts';
import { newServer } from './new-server.ts';
import { backend } from './plugin.ts';
import { readBackendSettings } from './settings.ts';

/** Runs the backend alone. On SIGINT and SIGTERM it finishes open responses and exits. */
async function main(): Promise<void> {
  const listen = readListenAddress(process.env);
  const settings = readBackendSettings({ ...process.env, PORT: String(listen.port) });
  const app = newServer();
  await app.register(backend, settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  try {
    await app.listen(listen);
  } catch (error) {
    await app.close();
    throw listenFailure(error, listen);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The backend could not start. ${messageOf(error)}\n`);
  process.exitCode = 1;
});
