const HUES = ['blue', 'brick', 'teal', 'plum', 'green', 'rose', 'bronze', 'steel'];

/** The hue of a remote in outlines and panel, by its position in the edition. */
export function hueOf(remote: string, remotes: readonly string[]): string {
  return `var(--hue-${HUES[Math.max(0, remotes.indexOf(remote)) % HUES.length] ?? 'steel'})`;
}
