/**
 * Puts an outside script into the page unless it is there already: leaving a page and coming back asks for nothing anew.
 * One that failed is taken out again, so that the next wish for it tries again. Only for scripts the reader has asked
 * for; nothing checks what is in them.
 */
export function loadScriptOnce(address: string): void {
  if (Array.from(document.scripts).some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
