/**
 * The settings among these that the environment sets; an empty value counts as not set. Throws for a value of only blanks,
 * as from a template whose variable is missing: as a number it would be 0.
 */
export function givenSettings(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  const given = names.flatMap((name): [string, string][] => {
    const value = env[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const blank = given.find(([, value]) => value.trim() === '');
  if (blank)
    throw new Error(`The setting ${blank[0]} is blank, "${blank[1]}". Give it a value, or leave it out.`);
  return Object.fromEntries(given);
}
