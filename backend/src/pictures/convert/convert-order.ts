import type { PictureFormat } from '../picture-format.ts';

export interface ConvertOrder {
  bytes: Uint8Array;
  /** Pixels; pictures are never enlarged. */
  width: number;
  format: PictureFormat;
}

/** The message that the converting process sends back. */
export type ConvertResult = { picture: Uint8Array } | { error: string };
