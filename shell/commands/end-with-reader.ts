/** What a shell says of a program that SIGPIPE ended: what it was to do may not be done. */
const BROKEN_PIPE = 141;

/** Ends a command that prints when its reader, such as "head", closes the pipe before everything is written. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? BROKEN_PIPE : 1),
    );
}
