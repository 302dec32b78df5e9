/** Whether this browser can hand on a link; those without a secure connection cannot. */
export function canShare(): boolean {
  return 'share' in navigator || 'clipboard' in navigator;
}

/** Opens the sheet of the reader's system, or copies the link. Resolves with null if the sheet has told the outcome. */
export async function share(): Promise<'copied' | 'failed' | null> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url });
      return null;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The reader has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
  }
}
