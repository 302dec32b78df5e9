/** A `tel:` URL for a North American number, with or without spaces: '402 555 0136'. */
export function phoneHref(number: string): string {
  return `tel:+1${number.replaceAll(/\D/g, '')}`;
}
