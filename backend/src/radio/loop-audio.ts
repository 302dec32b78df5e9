import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bundled piece: 48 s, mono, 64 kbit/s at 48 kHz. At these rates every MP3 frame has exactly 192 bytes, so the file
 * is a whole number of frames and can be joined to itself anywhere between two of them.
 */
export const LOOP_AUDIO: Uint8Array = readFileSync(join(import.meta.dirname, 'loop.mp3'));

export const LOOP_BYTES_PER_SECOND = 8000;
