import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programBeside, startProgram } from './child-program.ts';

const ECHO = programBeside(fileURLToPath(new URL('testing/echo.ts', import.meta.url)), 'echo');

test('a program beside the server is not ended by signals to its group, opens no inspector, and ends with the server', async () => {
  const { child, lastWords } = startProgram(ECHO, ['--inspect-port=0'], {});
  const echoed = async () => {
    child.send('there?');
    await once(child, 'message');
  };
  await echoed();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1'] as const) {
    child.kill(signal);
    // oxlint-disable-next-line no-await-in-loop
    await echoed();
  }
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(lastWords()).toBe('');
});
