// These functions run in the browser, and use nothing from outside.

/** Soft navigation through an ordinary link. */
export function navigateTo(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Effects run within two frames. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
