import type { PictureFormat } from '../picture-format.ts';

export interface ConvertOrder {
  bytes: Uint8Array;
  /** Pixels; pictures are never enlarged. */
  width: number;
  format: PictureFormat;
}

/** The answer of the converting process. */
export type ConvertAnswer = { picture: Uint8Array } | { error: string };
