import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const PICTURES = path.join(import.meta.dirname, 'pictures');
/** Sharp in the widest column, 800 px. */
const WIDTH = 960;

/**
 * `npm run draw-pictures -w backend`: the pictures of the sample edition from its drawings, 2 s each. Readers get the
 * pictures, which browsers decode beside the page as they do photographs: a phone's main thread takes 20 to 30 ms to draw
 * one SVG (docs/adr/0020-first-paint.md). Names given after `--` limit it to those.
 */
async function drawPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    // Twice the 72 dots of a drawing's unit, so that it is made smaller, never larger.
    const drawing = sharp(path.join(DRAWINGS, `${name}.svg`), { density: 144 });
    // One after the other: each takes all processors.
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
