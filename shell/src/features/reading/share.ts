/** Whether this browser can share or copy a link; it cannot without a secure connection. */
export function canShare(): boolean {
  return 'share' in navigator || 'clipboard' in navigator;
}

/** Opens the system's share sheet, or copies the link. Resolves with null if the sheet has shown the result. */
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
    // The reader has closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
  }
}
