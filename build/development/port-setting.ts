/** The port that PORT names, or null: an empty value is none. Throws a sentence for any other text. */
export function portSetting(): number | null {
  const text = process.env['PORT'] ?? '';
  if (text === '') return null;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`The setting PORT must be a port number up to 65535; it is "${text}".`);
}
