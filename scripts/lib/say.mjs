/** Writes one line of progress to standard output. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The same on standard error, for commands whose standard output is for results. */
export function note(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends the program with exit code 1 and a sentence that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
