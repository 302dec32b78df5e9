import { isSaved } from '../offline/saved-stories.ts';
import { localVoice } from './read-aloud.ts';
import { canShare } from './share.ts';

const TOOLS = '[data-reading]';

/** Shows the tools that this browser supports, even if its voices load late. Returns their status element. */
export function offerTools(): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.dataset['readingStatus'] = '';
  document.body.append(status);
  const offer = () => {
    const tools = ['size', ...(canShare() ? ['share'] : []), ...(localVoice() ? ['listen'] : [])];
    document.documentElement.dataset['tools'] = tools.join(' ');
  };
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', offer);
  offer();
  return status;
}

/** Shows text size and saved story at the tools of this page. */
export function showChoices(): void {
  const size = document.documentElement.dataset['text'] ?? '1';
  for (const one of document.querySelectorAll<HTMLElement>(`${TOOLS} [data-text-size]`))
    one.setAttribute('aria-pressed', String(one.dataset['textSize'] === size));
  for (const one of document.querySelectorAll(`${TOOLS} [data-save]`))
    one.setAttribute('aria-pressed', String(isSaved(location.pathname)));
}

/** Whether the tools' script runs and handles their clicks. */
export function toolsRun(): boolean {
  return document.querySelector('[data-reading-status="runs"]') !== null;
}

/** The tool button that an event belongs to. */
export function toolOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${TOOLS} button`) : null;
}
