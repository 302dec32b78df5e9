import type { QaFailure } from './qa-facts.ts';

/** A failure as a line of text for staff. */
export function failureText({ unit, version, message, place }: QaFailure): string {
  return `${unit} ${version} failed: ${message}${place ? ` (${place})` : ''}`;
}
