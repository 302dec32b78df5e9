/**
 * Adds an outside script to the page unless it has it already, as after coming back to a page. Removes a script that
 * failed, so that the next call retries. Use it only for scripts that the reader requested: they have no integrity check.
 */
export function loadScriptOnce(address: string): void {
  const { href } = new URL(address, document.baseURI);
  if (Array.from(document.scripts).some(({ src }) => src === href)) return;
  const script = document.createElement('script');
  script.src = href;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
