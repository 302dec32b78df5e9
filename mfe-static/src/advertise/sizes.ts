export interface AdSize {
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  name: string;
  /** Where the site shows it. */
  place: string;
}

/** In the order of the specification (section 2) and of the drawing. */
export const SIZES: readonly AdSize[] = [
  { width: 728, height: 90, name: 'Banner', place: 'Across the page; 320x100 on phones' },
  { width: 300, height: 250, name: 'Box', place: 'Side column' },
  { width: 336, height: 280, name: 'Large box', place: 'Sponsor pages' },
  { width: 300, height: 600, name: 'Tall', place: 'Wide screens' },
];

/** The trade's notation: '728x90'. */
export function sizeText({ width, height }: Pick<AdSize, 'width' | 'height'>): string {
  return `${width}x${height}`;
}
