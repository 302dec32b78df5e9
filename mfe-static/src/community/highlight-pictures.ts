import bus from './pictures/bus.svg';
import firehouse from './pictures/firehouse.svg';
import oaks from './pictures/oaks.svg';
import soup from './pictures/soup.svg';

/**
 * Pictures of the highlights, our own work. Imported on the component's side: a release for browsers carries the
 * files that its components name.
 */
export const HIGHLIGHT_PICTURES = {
  firehouse: { src: firehouse, alt: 'A firehouse whose door stands open on walls of tools' },
  oaks: { src: oaks, alt: 'Young oaks in a row along a street, a bucket beside each' },
  bus: { src: bus, alt: 'A lit bus at a stop under the moon' },
  soup: { src: soup, alt: 'A steaming pot among bowls on a long table' },
} as const;

export type HighlightPicture = keyof typeof HIGHLIGHT_PICTURES;
