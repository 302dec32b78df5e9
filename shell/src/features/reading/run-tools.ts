import { whenPageChanges } from '../../sleeping/when-page-changes.ts';
import { MAX_SAVED_STORIES, removeStory, savedStories, saveStory } from '../offline/saved-stories.ts';
import { showChoices, toolOf } from './offer-tools.ts';
import { readAloud } from './read-aloud.ts';
import { share } from './share.ts';
import { isTextSize, TEXT_SIZE_KEY, type TextSize } from './text-size.ts';

/** Runs the reading tools of this page and after soft navigations. Call `offerTools` first. */
export function runTools(): void {
  let stop: (() => void) | null = null;
  const status = document.querySelector<HTMLElement>('[data-reading-status]');
  status?.setAttribute('data-reading-status', 'runs');
  const say = (words: string) => status?.replaceChildren(words);

  const listen = (button: HTMLElement) => {
    if (stop) return stop();
    stop = readAloud(() => {
      stop = null;
      delete button.dataset['done'];
    });
    // Not `aria-pressed`: "Stop, pressed" would mean the opposite.
    button.dataset['done'] = '';
  };
  const hand = async (button: HTMLElement) => {
    const done = await share();
    if (done === 'copied') button.dataset['done'] = '';
    label(button, done === 'failed' ? 'Not copied' : 'Share');
    if (done) say(done === 'copied' ? 'Link copied' : 'The link could not be copied');
  };
  /** Updates the button's label, also when the list has changed in another tab. */
  const save = (button: HTMLElement) => {
    const { pathname } = location;
    if (button.getAttribute('aria-pressed') === 'true') {
      if (removeStory(pathname)) say('No longer saved');
      return;
    }
    const isDone = saveStory({ path: pathname, title: storyTitle() });
    label(button, isDone ? 'Save' : 'Not saved');
    say(isDone ? 'Saved' : `Not saved: there is no room for it, or there are ${MAX_SAVED_STORIES} already`);
    // Readers with an offline copy get the story at once.
    if (isDone) navigator.serviceWorker?.controller?.postMessage(savedStories().map(({ path }) => path));
  };
  document.addEventListener('click', (event) => {
    const button = toolOf(event);
    if (!button) return;
    const { textSize } = button.dataset;
    if (isTextSize(textSize)) chooseSize(textSize);
    else if (button.matches('[data-share]')) void hand(button);
    else if (button.matches('[data-save]')) save(button);
    else listen(button);
    showChoices();
  });
  addEventListener('pagehide', () => stop?.());
  // Stop reading when another page is shown.
  whenPageChanges(() => {
    if (stop && !document.querySelector('[data-listen][data-done]')) stop();
  });
}

/** The headline. Without one, the story is missing, although the document's title may name it. */
function storyTitle(): string {
  const headline = document.querySelector('#main h1[data-read]')?.textContent?.trim();
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  return headline || named || document.title;
}

/** The status is for screen readers; other readers see the failure on the button, until it succeeds. */
function label(button: HTMLElement, words: string): void {
  button.firstElementChild?.replaceChildren(words);
}

function chooseSize(size: TextSize): void {
  const root = document.documentElement;
  if (size === '1') delete root.dataset['text'];
  else root.dataset['text'] = size;
  try {
    if (size === '1') localStorage.removeItem(TEXT_SIZE_KEY);
    else localStorage.setItem(TEXT_SIZE_KEY, size);
  } catch {
    // Without storage the choice lasts for this document.
  }
}
