/** Writes one line of progress to standard output. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The same on standard error, for commands whose standard output is for results. */
export function note(text) {
  process.stderr.write(`${text}\n`);
}

/** Exits with code 1 and a message that says what to do. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
