/** The value of an option that counts something. Throws a sentence for people if it is none. */
export function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${option} must be a whole number of 1 or more; it is "${value}".`);
  return number;
}
