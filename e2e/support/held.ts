/** An answer that waits until the test lets it go. */
export interface Held<Answer> {
  answer: () => Promise<Answer>;
  letGo: () => void;
}

/** For a service that is slow: for as long as the test wants, and no longer. */
export function held<Answer>(answer: Answer): Held<Answer> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  return { answer: () => released.then(() => answer), letGo: () => letGo() };
}
