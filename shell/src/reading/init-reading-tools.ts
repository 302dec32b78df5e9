import { MOST_SAVED, savedStories, toggleSaved } from '../offline/saved-stories.ts';
import { localVoice, readAloud } from './read-aloud.ts';
import { canShare, share } from './share.ts';
import { isTextSize, TEXT_SIZE_KEY, type TextSize } from './text-size.ts';

const TOOLS = '[data-reading]';
const SAID = { saved: 'Saved', removed: 'No longer saved' };
const root = document.documentElement;

/** Whether the reading tools of this document run. */
export function isRunning(): boolean {
  return document.querySelector('[data-reading-status]') !== null;
}

/** Runs the reading tools of this page and of later ones. Returns what shows their state when the page has changed. */
export function initReadingTools(): () => void {
  let stop: (() => void) | null = null;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.dataset['readingStatus'] = '';
  document.body.append(status);

  const offer = () => {
    const tools = ['size', ...(canShare() ? ['share'] : []), ...(localVoice() ? ['listen'] : [])];
    root.dataset['tools'] = tools.join(' ');
  };
  const show = () => {
    const size = root.dataset['text'] ?? '1';
    for (const one of document.querySelectorAll<HTMLElement>(`${TOOLS} [data-text-size]`))
      one.setAttribute('aria-pressed', String(one.dataset['textSize'] === size));
    const isSaved = savedStories().some(({ path }) => path === location.pathname);
    for (const one of document.querySelectorAll(`${TOOLS} [data-save]`))
      one.setAttribute('aria-pressed', String(isSaved));
    // The article of another page is not read on.
    if (stop && !document.querySelector('[data-listen][aria-pressed="true"]')) stop();
  };
  const listen = (button: HTMLElement) => {
    if (stop) return stop();
    stop = readAloud(() => {
      stop = null;
      button.setAttribute('aria-pressed', 'false');
    });
    button.setAttribute('aria-pressed', 'true');
  };
  const hand = async (button: HTMLElement) => {
    const done = await share();
    if (done === 'copied') button.dataset['done'] = '';
    if (done) status.textContent = done === 'copied' ? 'Link copied' : 'The link could not be copied';
  };
  const save = () => {
    const title = document.querySelector('#main h1')?.textContent?.trim() || document.title;
    const done = toggleSaved({ path: location.pathname, title });
    status.textContent = done ? SAID[done] : `Not saved: ${MOST_SAVED} stories are the most`;
    // Who took the paper along gets the story at once.
    if (done === 'saved')
      navigator.serviceWorker?.controller?.postMessage(savedStories().map(({ path }) => path));
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${TOOLS} button`) : null;
    if (!button) return;
    const { textSize } = button.dataset;
    if (isTextSize(textSize)) chooseSize(textSize);
    else if (button.matches('[data-share]')) void hand(button);
    else if (button.matches('[data-save]')) save();
    else listen(button);
    show();
  });
  addEventListener('pagehide', () => stop?.());
  // Some browsers learn their voices late.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', offer);
  offer();
  return show;
}

function chooseSize(size: TextSize): void {
  if (size === '1') delete root.dataset['text'];
  else root.dataset['text'] = size;
  try {
    if (size === '1') localStorage.removeItem(TEXT_SIZE_KEY);
    else localStorage.setItem(TEXT_SIZE_KEY, size);
  } catch {
    // Without storage the choice lasts for this document.
  }
}
