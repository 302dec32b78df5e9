/** What waits for `released` goes on when the test lets it go: slow for as long as the test wants, and no longer. */
export function hold(): { released: Promise<void>; letGo: () => void } {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  return { released, letGo };
}
