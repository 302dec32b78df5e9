import { closeBanners, watchBreaking } from './breaking/watch-breaking.ts';
import { initReadingTools } from './reading/init-reading-tools.ts';
import { savesData } from './sleeping/connection.ts';
import { startScript } from './sleeping/start-script.ts';
import { readWakePlan } from './sleeping/wake-plan.ts';
import { markNewStories } from './visits/mark-new-stories.ts';

/*
 * What a page that is read does for its reader, once the browser is idle. Plain DOM code, so that the page can keep
 * sleeping; it changes no text that React has rendered.
 */

const parts = [initReadingTools(), markNewStories(), loadPageScripts, loadLivePost];
const update = () => parts.forEach((part) => part?.());
let due = false;

update();
// Late content, and pages that arrive softly.
new MutationObserver(() => {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    update();
  });
}).observe(document.body, { childList: true, subtree: true });
document.addEventListener('click', closeBanners);
if (!savesData()) watchBreaking();
// Browsers do it too, but when they like: what ends a worker has to reach it (docs/operations.md).
if (navigator.serviceWorker?.controller)
  void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);

/** The privacy receipt and the list of saved stories have scripts of their own, which few pages need. */
function loadPageScripts(): void {
  for (const name of ['receipt', 'saved'] as const) {
    const place = document.querySelector<HTMLElement>(`[data-${name}=""]`);
    const script = place && readWakePlan()[name];
    if (!script) continue;
    place.dataset[name] = 'loading';
    void startScript(script).catch(() => undefined);
  }
}

/** So has a live post; started again for each that arrives softly. */
function loadLivePost(): void {
  const { livePost } = readWakePlan();
  for (const place of document.querySelectorAll<HTMLElement>('[data-live-post]:not([data-seen])')) {
    place.dataset['seen'] = '';
    if (livePost) void startScript(livePost).catch(() => undefined);
  }
}
