import { InvalidArgumentError } from 'commander';
import { styleText, stripVTControlCharacters } from 'node:util';
import type { Output } from './command-context.ts';

export function writeLine(output: Output, text: string): void {
  output.write(`${text}\n`);
}

/** A command as the user types it, for hints and examples. */
export function commandLine(command: string): string {
  return `npm run edition -- ${command}`;
}

export function examples(...commands: readonly string[]): string {
  return ['', 'Examples:', ...commands.map((command) => `  ${commandLine(command)}`)].join('\n');
}

export type Format = Parameters<typeof styleText>[0];
export type Style = (format: Format, text: string) => string;

/** Colors for a terminal; plain text if the output is not a terminal, or with NO_COLOR. */
export function styleFor(output: Output, env: NodeJS.ProcessEnv): Style {
  const plain = output.isTTY !== true || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  return plain ? (_, text) => text : (format, text) => styleText(format, text, { validateStream: false });
}

const BETWEEN = '  ';

/** Rows as text in aligned columns. Ignores color codes, and the width of the last cell of a row. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.slice(0, -1).entries()) {
      widths[column] = Math.max(widths[column] ?? 0, width(cell));
    }
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
        .join(BETWEEN)
        .trimEnd(),
    )
    .join('\n');
}

function width(cell: string): number {
  return stripVTControlCharacters(cell).length;
}

/** Untrusted text made safe for a terminal: without control characters other than line breaks. */
export function withoutControls(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[^\P{Cc}\n]+/gu, ' ');
}

/** The same for one line. */
export function oneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim();
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relativeTime = new Intl.RelativeTimeFormat('en');

/** `2026-11-21 09:12:20 UTC`, in UTC like edition IDs. */
export function formatMoment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** `3 hours ago`; `just now` for less than a minute, and for the future, because clocks differ. */
export function formatAge(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  for (const [unit, length] of UNITS) {
    if (age >= length) return relativeTime.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}

/** Progress is logged every this many steps in a file or a pipeline. */
const EVERY = 10;

/** Reports progress: a line that counts up on a terminal, a line every ten steps elsewhere. */
export function countUp(output: Output, what: string): (done: number, total: number) => void {
  return (done, total) => {
    const text = `${what} ${done}/${total}`;
    const last = done === total;
    if (output.isTTY) output.write(`\r${text}${last ? '\n' : ''}`);
    else if (last || done % EVERY === 0) writeLine(output, text);
  };
}

/** A whole number from 1 to 999,999, as commander's parser of an option's value. */
export function parseCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number of at least 1.');
}
