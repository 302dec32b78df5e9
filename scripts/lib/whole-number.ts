/** The value of an option that counts something. Throws a message for the user if it is not a whole number. */
export function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${option} must be a whole number of at least 1; it is "${value}".`);
  return number;
}
