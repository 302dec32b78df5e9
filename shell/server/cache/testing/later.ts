/** Lets so many seconds pass for what is kept, until jest restores the mocks. */
export function later(seconds: number): void {
  const then = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
}
