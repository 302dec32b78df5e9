import sharp, { type Sharp } from 'sharp';

/** Looks like a photograph to encoders: large soft shapes with grain. Deterministic. */
export function photo(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  const across = Float64Array.from({ length: width }, (_, x) => Math.sin(x / 40));
  const down = Float64Array.from({ length: height }, (_, y) => 90 * Math.cos(y / 55));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1, at += 1) {
        const grain = ((x * 7919 + y * 104_729 + channel * 31) % 17) - 8;
        const tone = 128 + (across[x] ?? 0) * (down[y] ?? 0) + channel * 10 + grain;
        pixels[at] = channel < 3 ? tone : x < width / 2 ? 0 : 255;
      }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** Left half red, right half blue: shows the orientation after any conversion. */
export function redAndBlue(width: number, height: number): Sharp {
  const blue = { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: blue }, left: Math.ceil(width / 2), top: 0 },
  ]);
}

/** The color of a pixel; `x` and `y` from 0 to 1. */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
