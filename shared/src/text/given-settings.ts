/**
 * Those of these settings that the environment gives: an empty value is none. Throws a sentence for one of blanks alone, as
 * from a template whose variable is missing: as a number it would be 0.
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
