import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { pino, type Logger } from 'pino';
import { limitAlike } from './limit-alike.ts';

/** Bytes of lines that wait for a collector of logs, besides the 64 KB of its pipe. */
const MOST_WAITING = 1024 * 1024;
const WARN = 40;

/**
 * The server's log, on standard output. A collector that stops reading or goes away, or a full disk, costs lines, which are
 * counted and reported when lines are taken again. It costs readers nothing. Of lines of trouble that are alike it has a hundred
 * a minute, and how many more there were.
 *
 * Not pino's own destination: a full disk ends the server there, and at the end it waits forever for what cannot be written.
 */
export function openLog(level: string): Logger {
  const { stdout } = process;
  let lost = 0;
  // The callback of each line has it too. Without a listener, it ends the server.
  stdout.on('error', () => {});
  function write(line: string): void {
    if (stdout.writableLength > MOST_WAITING) {
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
