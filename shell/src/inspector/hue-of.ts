const HUES = ['blue', 'brick', 'teal', 'plum', 'green', 'rose', 'bronze', 'steel'];

/** The hue of a remote in outlines and panel: its place among the remotes of the edition decides. */
export function hueOf(remote: string, remotes: readonly string[]): string {
  return `var(--hue-${HUES[Math.max(0, remotes.indexOf(remote)) % HUES.length] ?? 'steel'})`;
}
