import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { RELAY_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { fetch } from 'undici';
import { createGuard } from './guard.ts';

/** Listens without accepting: once its backlog is full, the system does not accept the next connection. */
const BLOCKED_LISTENER = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    process.send(server.address().port, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });
`;

it('gives up on a connection that nobody accepts, in less time than a feed has', async () => {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const listener = spawn(process.execPath, ['-e', BLOCKED_LISTENER], { stdio: [...stdio] });
  const guard = createGuard(async () => [{ address: '127.0.0.1', family: 4 }]);
  const queue: Socket[] = [];
  try {
    const [port] = (await once(listener, 'message')) as [number];
    for (let i = 0; i < 8; i += 1) queue.push(connect(port, '127.0.0.1').on('error', () => {}));
    await once(queue[0] as Socket, 'connect');
    const url = new URL(`http://publisher.test:${port}/feed`);
    const dispatcher = guard.connectionsFor(url, true);
    const requested = fetch(url, { dispatcher, signal: AbortSignal.timeout(RELAY_DEADLINE_MS) });
    await expect(requested).rejects.toMatchObject({ cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } });
  } finally {
    for (const socket of queue) socket.destroy();
    listener.kill('SIGKILL');
    await guard.close();
  }
});
