import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const PICTURES = path.join(import.meta.dirname, 'pictures');
/** Sharp in the widest column, 800 px. */
const WIDTH = 960;

/**
 * `npm run draw-pictures -w backend`: makes the pictures of the sample edition from its drawings, 2 s each. Readers get
 * pictures, which browsers decode off the main thread: drawing one SVG takes 20 to 30 ms of a phone's main thread
 * (docs/adr/0020-first-paint.md). To make only some, give their names after `--`.
 */
async function drawPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    // Twice an SVG's default of 72 dpi, so that the drawing is scaled down, never up.
    const drawing = sharp(path.join(DRAWINGS, `${name}.svg`), { density: 144 });
    // One at a time: each uses all CPUs.
    // oxlint-disable-next-line no-await-in-loop
    await drawing
      .resize({ width: WIDTH })
      .avif({ quality: 42, effort: 4 })
      .toFile(path.join(PICTURES, `${name}.avif`));
  }
}

const chosen = process.argv.slice(2);
const all = (await readdir(DRAWINGS)).map((file) => path.basename(file, '.svg'));
await drawPictures(chosen.length > 0 ? chosen : all);
