/** Key in the local storage. Without an entry the size is that of the paper. */
export const TEXT_SIZE_KEY = 'text-size';

/** The paper's own size, and two larger ones, defined in `global.css`. */
export const TEXT_SIZES = ['1', '2', '3'] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

export function isTextSize(value: unknown): value is TextSize {
  return TEXT_SIZES.includes(value as TextSize);
}
