// In pages of the live proxy: reloads the page after a build, and mounts the local remote even for units that are never
// hydrated.
new EventSource('/_live/changes').addEventListener('message', () => location.reload());

/** The site's page silently continues without a unit that failed: readers get the previous release, or its HTML. */
function tell({ unit, message }) {
  const text = `${unit} of your working copy failed: ${message}`;
  // oxlint-disable-next-line no-console
  console.error(text);
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.style.cssText =
    'position:fixed;inset:auto 0 0;margin:0;padding:1em;background:#a00;color:#fff;z-index:9999';
  line.append(text);
  document.body.append(line);
}

for (const failure of window.meadowlarkFailures ?? []) tell(failure);
window.addEventListener('meadowlark:failure', ({ detail }) => tell(detail));

const root = document.getElementById('root');

/** React has hydrated the page. */
function awake() {
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** React did not render a unit that still has the proxy's mark. A navigation to the same address mounts it. */
function mountFrozen() {
  if (!root.querySelector('template[data-live]')) return;
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  document.body.append(link);
  link.click();
  link.remove();
}

function whenAwake() {
  if (!awake()) return void setTimeout(whenAwake, 50);
  setTimeout(mountFrozen, 300);
}

if (root) whenAwake();
