/** Exit code that a shell reports for a program ended by SIGPIPE: its work may be incomplete. */
const BROKEN_PIPE = 141;

/** Ends a printing command when its reader, such as "head", closes the pipe before everything is written. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? BROKEN_PIPE : 1),
    );
}
