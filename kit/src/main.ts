import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { runRemote } from './run-remote.ts';

// A reader such as "head" may close the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const code = await runRemote(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${messageOf(error)}\n`);
  return 1;
});
// Exits even if something keeps the event loop alive.
process.stdout.write('', () => process.exit(code));
