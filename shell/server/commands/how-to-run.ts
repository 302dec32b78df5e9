/** A command of this program as one types it, for hints and examples. */
export function howToRun(command: string): string {
  return `npm run edition -- ${command}`;
}

/** The end of a command's help: what a real call looks like. */
export function examples(...commands: readonly string[]): string {
  return ['', 'Examples:', ...commands.map((command) => `  ${howToRun(command)}`)].join('\n');
}
