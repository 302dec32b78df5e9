/** A `tel:` address for a number in the North American plan, written with or without spaces: '402 555 0136'. */
export function phoneHref(number: string): string {
  return `tel:+1${number.replaceAll(/\D/g, '')}`;
}
