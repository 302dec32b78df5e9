import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';

const singleton = { singleton: true, requiredVersion: '^19.0.0' };

init({
  name: 'stock_host',
  remotes: [],
  shared: {
    react: { version: React.version, lib: () => React, shareConfig: singleton },
    'react-dom': { version: ReactDOM.version, lib: () => ReactDOM, shareConfig: singleton },
  },
});

// The face of headlines and texts. Without it, they have a face of the system.
document.documentElement.dataset.faces = '';

// ?news=https://…/mf-manifest.json&blog=https://…/mf-manifest.json
const remotes = [...new URLSearchParams(location.search)].map(([name, entry]) => ({ name, entry }));
registerRemotes(remotes);
for (const { name } of remotes) await show(name);

/** Shows every unit of a remote with the data of its first fixture. */
async function show(remote) {
  const { units, services, addStyles } = await loadRemote(`${remote}/host`);
  addStyles();
  for (const [unit, { load, fixtures }] of Object.entries(units)) {
    const { Page, Block } = await loadRemote(`${remote}/${unit}`);
    const { data } = await load(fixtures[0].context);
    const section = document.body.appendChild(document.createElement('section'));
    section.ariaLabel = `${remote}/${unit}`;
    createRoot(section).render(React.createElement(Page ?? Block, { data, services }));
  }
}
