import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithReader } from '../../shell/commands/end-with-reader.ts';
import { runRemote } from './run-remote.ts';

endWithReader();
endWithShell();

const code = await runRemote(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${messageOf(error)}\n`);
  return 1;
});
// Exits even if something keeps the event loop running.
process.stdout.write('', () => process.exit(code));

/**
 * npm sends a signal to the shell that it started, but most shells do not pass it to this program, which would keep running.
 */
function endWithShell(): void {
  if (process.env['npm_command'] === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500);
  look.unref();
}
