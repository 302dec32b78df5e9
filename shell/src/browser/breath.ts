/** Lets the browser paint and answer the reader before what follows: long work is done in pieces. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
