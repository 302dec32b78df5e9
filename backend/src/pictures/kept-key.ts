import { createHash } from 'node:crypto';
import type { PictureFormat } from './picture-format.ts';

/** To be counted up with every change of `convert-picture.ts` that changes what comes out. */
const RECIPE = 1;

/** The key under which the picture of a host is kept as it came. */
export function originalKey(address: string): string {
  return sha256(`original ${address}`);
}

/** The key under which what was made of a picture is kept. */
export function madeKey(address: string, width: number, format: PictureFormat): string {
  return sha256(`recipe ${RECIPE} ${width} ${format} ${address}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
