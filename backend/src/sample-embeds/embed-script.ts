/**
 * Runs in the page that frames the form, as the script of a form service does: a response begins at the top of the frame,
 * which on a phone is above the button that sent it.
 */
export const EMBED_SCRIPT = `document.addEventListener('load', ({ target: frame }) => {
  if (!(frame instanceof HTMLIFrameElement) || new URL(frame.src).pathname !== '/api/sample/letters') return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (top < 0 && bottom > 0) frame.scrollIntoView();
}, true);
`;
