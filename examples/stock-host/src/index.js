import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as ReactRouter from 'react-router-dom';
import { version as routerVersion } from 'react-router-dom/package.json';

const shareConfig = { singleton: true };

init({
  name: 'stock_host',
  remotes: [],
  shared: {
    react: { version: React.version, lib: () => React, shareConfig },
    'react-dom': { version: ReactDOM.version, lib: () => ReactDOM, shareConfig },
    // For units that use it. The router below is around all units.
    'react-router-dom': { version: routerVersion, lib: () => ReactRouter, shareConfig },
  },
});

// Loads the font of headlines and text. Without this, they use a system font.
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
    const shown = React.createElement(Page ?? Block, { data, services });
    createRoot(section).render(React.createElement(ReactRouter.BrowserRouter, null, shown));
  }
}
