import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithReader } from '../../shell/server/lib/end-with-reader.ts';
import { runRemote } from './run-remote.ts';

endWithReader();

const code = await runRemote(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${messageOf(error)}\n`);
  return 1;
});
// Exits even if something keeps the event loop alive.
process.stdout.write('', () => process.exit(code));
