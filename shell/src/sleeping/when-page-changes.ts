/** Runs it now, and in the frame after each change of the document: late content, and soft navigations. */
export function whenPageChanges(update: () => void): void {
  let due = false;
  update();
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      update();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
