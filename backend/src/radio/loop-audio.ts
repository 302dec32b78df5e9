import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bundled piece: 48 s, mono, 64 kbit/s at 48 kHz. At these rates every MP3 frame has 192 bytes, so the file can
 * loop at any frame.
 */
export const LOOP_AUDIO: Uint8Array = readFileSync(join(import.meta.dirname, 'loop.mp3'));

export const LOOP_BYTES_PER_SECOND = 8000;
