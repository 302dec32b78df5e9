// In pages that the live proxy passes on: loads the page again after a build, and mounts the local remote also where the
// site leaves the HTML of the server as it is.
new EventSource('/_live/changes').addEventListener('message', () => location.reload());

const root = document.getElementById('root');

/** React has taken over, and what it renders is there. */
function awake() {
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** A unit that still holds the mark of the proxy was not rendered anew. The same address again mounts it. */
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
