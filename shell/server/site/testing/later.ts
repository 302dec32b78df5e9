/** Moves `Date.now()` this many seconds ahead and stops it, until jest restores the mocks. */
export function later(seconds: number): void {
  const then = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
}
