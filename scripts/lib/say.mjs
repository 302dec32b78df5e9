/** One line to the person at the terminal about what is going on. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The same where standard output is kept for results. */
export function note(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends the program with a sentence that tells what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
