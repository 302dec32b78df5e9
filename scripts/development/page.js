// In the pages of `npm run dev`: shows errors of the server and of this page with their place in the source, and reloads
// the page when a build may have fixed them, or when a running page cannot hot-replace a change.
const FEED = '/_development/failures';

/** Number of builds when the server made this page. Browsers hide it on insecure origins. */
const [navigation] = performance.getEntriesByType('navigation');
const buildsAtLoad = navigation?.serverTiming.find(({ name }) => name === 'builds')?.duration;

let panel = null;
let state = null;
let isReloading = false;

function onState(next) {
  const isFirst = state === null;
  state = next;
  const isOld = buildsAtLoad !== undefined && state.builds > buildsAtLoad;
  const isBroken = state.buildErrors.length > 0;
  // A build between this page and its first message may contain what it lacks, or the fix.
  const mayBeFixed = isFirst || panel || ofThisPage(state.failures).some(mayBeFixedBy(state.builds));
  if (isOld && !isBroken && (mayBeFixed || state.reload > buildsAtLoad)) reload();
  else show();
}

/** Once: a second reload aborts the first, and a page that fails slowly sends a message here before it arrives. */
function reload() {
  isReloading = true;
  feed?.close();
  location.reload();
}

/** An error of the server for this page, of a page with chunks of two builds, or one that was reported late. */
const mayBeFixedBy =
  (last) =>
  ({ side, message, builds }) =>
    side === 'server' || /^\w*Chunk\w*Error\b/.test(message) || builds < last;

function show() {
  const shown = state.buildErrors.length > 0 ? state.buildErrors.map(ofBuild) : ofThisPage(state.failures);
  panel?.remove();
  panel = shown.length > 0 ? panelOf(shown) : null;
  if (panel) document.documentElement.append(panel);
}

/**
 * Failures of this page, each once: a bug on both sides, or on all pages, is reported several times. One from before the
 * build that made this page can be reported after it.
 */
function ofThisPage(failures) {
  const here = failures.filter(
    ({ path, builds }) => (path === null || path === location.pathname) && builds >= (buildsAtLoad ?? 0),
  );
  return here.filter(
    ({ message, place, stack }, index) =>
      here.findIndex((one) => one.message === message && (one.place ?? one.stack) === (place ?? stack)) ===
      index,
  );
}

const ofBuild = ({ file, message }) => ({
  message: `${file ?? 'A file'} does not build`,
  place: null,
  of: '',
  code: message,
  stack: '',
});

const STYLE = `
section { position: fixed; inset: auto 0 0; max-height: 60vh; overflow: auto; z-index: 2147483647; box-sizing: border-box;
  padding: 16px 24px 24px; background: #1d1416; color: #f6ecec; border-top: 4px solid #ff7b72; font: 14px/1.5 ui-monospace, monospace }
h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere }
p { margin: 4px 0 }
pre { margin: 8px 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
button { float: right; min-width: 44px; min-height: 44px; font: inherit; color: inherit; background: none; border: 1px solid #f6ecec }
button:focus-visible { outline: 3px solid #ff7b72; outline-offset: 2px }`;

function panelOf(failures) {
  const host = document.createElement('development-failures');
  const section = element('section', '', { 'aria-label': 'Errors', role: 'alert' });
  const close = element('button', 'Close', { type: 'button' });
  close.addEventListener('click', () => host.remove());
  section.append(
    close,
    ...failures.flatMap(({ message, place, of, code, stack }) => [
      element('h2', message),
      element('p', [place, of && `(${of})`].filter(Boolean).join(' ')),
      element('pre', [code, stack].filter(Boolean).join('\n\n'), { tabindex: '0' }),
    ]),
  );
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), section);
  return host;
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Sends an error to the server, which maps it to the source and shows it in the terminal and here. */
function reportError(thrown, fallbackMessage) {
  let error = thrown;
  while (error?.cause instanceof Error) error = error.cause;
  void fetch(FEED, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      path: location.pathname,
      message: error instanceof Error ? `${error.name}: ${error.message}` : fallbackMessage,
      stack: error?.stack ?? '',
      builds: state?.builds ?? buildsAtLoad,
    }),
  });
}

addEventListener('error', (event) => {
  if (event instanceof ErrorEvent) reportError(event.error, event.message);
});
addEventListener('unhandledrejection', ({ reason }) => reportError(reason, String(reason)));
// Soft navigations.
globalThis.navigation?.addEventListener('currententrychange', () => state && show());

let feed = null;

/** Browsers open six connections to a site, and the feed is one of them, so hidden pages close it. */
function follow() {
  if (document.visibilityState === 'hidden') {
    feed?.close();
    feed = null;
  } else if (!feed && !isReloading) {
    feed = new EventSource(FEED);
    feed.addEventListener('message', ({ data }) => onState(JSON.parse(data)));
  }
}

document.addEventListener('visibilitychange', follow);
follow();

/** React shows no update in a unit that it is hydrating: Fast Refresh finds only mounted components. */
const hydrations = new PerformanceObserver((list) => {
  const isLive = list.getEntries().some(({ name }) => name.startsWith('unit:'));
  const isUpdate = ({ name }) => name.endsWith('.hot-update.js');
  if (isLive && !isReloading && performance.getEntriesByType('resource').some(isUpdate)) reload();
});
hydrations.observe({ type: 'mark', buffered: true });
// What a soft navigation mounts has the last update.
globalThis.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
  if (navigationType !== 'replace') hydrations.disconnect();
});
