/** Pictures as sources send them: any shape, any size. Drawn here, so that their sizes in pixels are certain. */
export const ODD_PICTURES = {
  panorama: drawn(1600, 300),
  upright: drawn(400, 1200),
  small: drawn(60, 40),
  dot: drawn(1, 1),
  /** An address at which there is no picture. */
  missing: 'data:image/png;base64,',
};

/** A field under a sky with a sun, of this size. */
function drawn(width: number, height: number): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    '<rect width="100%" height="100%" fill="#f2b61f"/><rect y="65%" width="100%" height="35%" fill="#142031"/>' +
    '<circle cx="50%" cy="35%" r="12%" fill="#a33a1f"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
