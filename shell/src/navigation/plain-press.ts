/** Whether a press means "go there", and not "open it beside", "save it" or whatever a handler before made of it. */
export function isPlainPress(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
