/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What nearly all browsers send; nothing is to be taken apart for them. */
const USUAL = /^gzip, deflate, br(?:, zstd)?$/;

/** The encoding for a reader's `Accept-Encoding`: Brotli, else gzip, where they are not refused (`;q=0`). */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  if (USUAL.test(header)) return 'br';
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((one): [string, number] => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity';
}
