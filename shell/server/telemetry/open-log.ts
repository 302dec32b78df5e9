import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { pino, type Logger } from 'pino';
import { limitAlike } from './limit-alike.ts';

/** Bytes of lines that wait for a log collector, besides the 64 KB of its pipe. */
const MAX_WAITING_BYTES = 1024 * 1024;
const WARN = 40;

/**
 * The server's log, on standard output. If a collector stops reading or exits, or the disk is full, lines are lost, which
 * are counted and reported when lines can be written again. Readers do not notice. Of similar warnings and errors it writes
 * a hundred a minute, and how many more there were.
 *
 * Not pino's own destination: with it, a full disk ends the server, and shutdown waits forever for what cannot be written.
 */
export function openLog(level: string): Logger {
  const { stdout } = process;
  let lost = 0;
  // The callback of each line gets the error too. Without a listener, it ends the server.
  stdout.on('error', () => {});
  function write(line: string): void {
    if (stdout.writableLength > MAX_WAITING_BYTES) {
      lost += 1;
      return;
    }
    stdout.write(line, (error) => {
      if (error) lost += 1;
      else if (lost > 0 && stdout.writableLength === 0) reportLoss();
    });
  }
  const mayLog = limitAlike((text, count) =>
    log.warn({ event: 'lines-left-out', text, count }, 'more lines of this text in the last minute'),
  );
  const log = pino(
    {
      level,
      hooks: {
        logMethod(line, method, number) {
          if (number < WARN || mayLog(textOf(line))) method.apply(this, line);
        },
      },
    },
    { write },
  );
  function reportLoss(): void {
    const lines = lost;
    lost = 0;
    log.warn({ event: 'log-lost', lines }, 'lines of this log were lost: they could not be written');
  }
  return log;
}

/** The message of a line; without one, that of its error. */
function textOf([fields, message]: readonly unknown[]): string {
  return typeof message === 'string' ? message : messageOf(fields);
}
