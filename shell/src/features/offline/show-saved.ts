import { withDeadline } from '../../composition/with-deadline.ts';
import { findKept, COPY_PATH, copyCaches, WORKER_PATH } from './offline-copy.ts';
import { removeStory, savedStories } from './saved-stories.ts';

/** A slow network takes this long for two megabytes. */
const DEADLINE_MS = 120_000;

/** Runs the page of saved stories: its list, and the offline copy. */
export function showSaved(): void {
  const place = document.querySelector<HTMLElement>('[data-saved]');
  if (place) keepList(place);
  const box = document.querySelector<HTMLElement>('[data-paper]');
  if (box) void showCopy(box);
}

/** Another tab may save or remove a story, or another page before the reader comes back. */
function keepList(place: HTMLElement): void {
  let shown = '';
  const show = () => {
    const stories = JSON.stringify(savedStories());
    // The focus may be in the list.
    if (stories !== shown) showList(place, show);
    shown = stories;
  };
  show();
  // Avoids one more pair of listeners for each soft navigation to the page.
  onstorage = onpageshow = show;
}

function showList(place: HTMLElement, showAgain: () => void): void {
  const stories = savedStories();
  const isEmpty = stories.length === 0;
  const list = document.createElement(isEmpty ? 'p' : 'ul');
  if (isEmpty) list.textContent = 'Nothing is saved yet: press Save on a story.';
  for (const [i, story] of stories.entries()) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    Object.assign(link, { href: story.path, textContent: story.title });
    const button = document.createElement('button');
    // Without a `type`: clicks on buttons of a unit that have one wait for the shell (`sleeping/replay-clicks.ts`).
    Object.assign(button, { textContent: 'Remove', ariaLabel: `Remove: ${story.title}` });
    button.addEventListener('click', () => {
      removeStory(story.path);
      showAgain();
      // Focus the next story: from the top of the list, a reader would start over each time. After the last story, focus the
      // list.
      (place.querySelectorAll('button')[i] ?? place).focus();
    });
    item.append(link, button);
    list.append(item);
  }
  place.replaceChildren(list);
}

async function showCopy(box: HTMLElement): Promise<void> {
  const status = box.querySelector('[data-paper-status]');
  const say = (state: 'none' | 'kept' | 'cannot', text: string) => {
    box.dataset['paper'] = state;
    status?.replaceChildren(text);
  };
  if (!('serviceWorker' in navigator && 'CompressionStream' in window))
    return say('cannot', 'This browser cannot do that here.');
  const show = async (before = '') => {
    const kept = await findKept();
    if (!kept) {
      // The other button will be hidden, and would lose the focus.
      if (box.matches(':focus-within')) box.querySelector('button')?.focus();
      return say('none', before || 'Nothing is kept on this device.');
    }
    const { asOfText, bytes, pages } = kept.label;
    const size = (bytes / 2 ** 20).toFixed(1);
    say(
      'kept',
      `${before} Kept on this device: the paper of ${asOfText}, ${pages.length} pages, ${size} MB.`.trim(),
    );
  };
  const run = async (work: () => Promise<void>) => {
    // The button keeps the focus while it works.
    if ('busy' in box.dataset) return;
    box.dataset['busy'] = '';
    status?.replaceChildren('One moment…');
    try {
      await work();
      await show();
    } catch {
      // A worker without a kept copy is useless.
      if (!(await findKept())) await remove();
      await show('That did not work. Please try again.');
    } finally {
      delete box.dataset['busy'];
    }
  };
  for (const [name, work] of Object.entries({ take, remove }))
    box.querySelector<HTMLElement>(`[data-paper-${name}]`)?.addEventListener('click', () => void run(work));
  try {
    await show();
  } catch {
    // The reader's settings block storage.
    say('cannot', 'This browser does not let sites keep anything on this device.');
  }
}

/**
 * The reader agreed: the worker is registered only here, and not if the operator has shut down all workers. Nobody reads the
 * texts of its errors.
 */
async function take(): Promise<void> {
  const offered = await fetch(COPY_PATH, { method: 'HEAD' });
  if (!offered.ok) throw new Error('refused');
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  const taken = navigator.serviceWorker.ready.then(({ active }) => active && askToTake(active));
  await withDeadline(taken, DEADLINE_MS, '');
}

function askToTake(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.addEventListener('message', ({ data }) => (data === 'kept' ? resolve() : reject(new Error(data))));
    port1.start();
    worker.postMessage(
      savedStories().map(({ path }) => path),
      [port2],
    );
  });
}

async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  await Promise.all((await copyCaches()).map((name) => caches.delete(name)));
}
