// In pages of the live proxy: reloads the page after a build, and mounts the local remote even for units that are never
// hydrated.
new EventSource('/_live/changes').addEventListener('message', () => location.reload());

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
