// Must run before any other module creates a schema.
// oxlint-disable-next-line import/no-unassigned-import
import './interpret-schemas.ts';
import base from '../design/global.css?inline';
import tokens from '../design/tokens.css?inline';
import type { Fixture } from '../contract/fixture.ts';
import type { Load, LoadContext } from '../contract/load.ts';
import type { Services } from '../contract/services.ts';
import { standaloneContext } from './standalone-context.ts';
import { STUB_SERVICES } from './stub-services.ts';

/** What a remote offers to hosts other than the shell besides its components: `loadRemote('news/host')`. */
interface ForHosts {
  /** By the name under which the component is exposed: `page/category`. */
  units: Readonly<Record<string, HostUnit>>;
  /** For the prop `services`, if the host has none: these show no notifications. */
  services: Services;
  /** Adds tokens and styles of bare elements, in the cascade layer "meadowlark": rules of the host override them. */
  addStyles: () => void;
}

interface HostUnit {
  /** The real load. Its data is the prop `data`. */
  load: Load<unknown>;
  /** Known situations, as contexts for `load`. A host can pass its own. */
  fixtures: readonly { name: string; context: LoadContext }[];
}

type Units = Readonly<Record<string, { load: Load<unknown>; fixtures: readonly Fixture[] }>>;

export function forHosts(remote: string, units: Units): ForHosts {
  return {
    units: Object.fromEntries(
      Object.entries(units).map(([name, { load, fixtures }]) => [
        name,
        {
          load,
          fixtures: fixtures.map((fixture) => ({
            name: fixture.name,
            context: standaloneContext(remote, fixture),
          })),
        },
      ]),
    ),
    services: STUB_SERVICES,
    addStyles,
  };
}

const STYLES_ID = 'meadowlark-styles';

/** Only once, however many remotes the page shows. */
function addStyles(): void {
  if (document.getElementById(STYLES_ID)) return;
  const style = document.createElement('style');
  style.id = STYLES_ID;
  style.textContent = `@layer meadowlark {\n${tokens}\n${base}\n}`;
  document.head.prepend(style);
}
