import type { PictureFormat } from '../picture-format.ts';

/** What is to be made of a picture. */
export interface ConvertOrder {
  bytes: Uint8Array;
  /** Pixels; a narrower picture stays as it is. */
  width: number;
  format: PictureFormat;
}

/** What the converting process answers: the picture, or why there is none. */
export type ConvertAnswer = { made: Uint8Array } | { refused: string };
