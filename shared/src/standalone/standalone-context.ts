import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext } from '../contract/load.ts';
import { settingsOf } from '../contract/settings.ts';
import { FIXTURE_SETTINGS, fixtureContext } from './fixture-context.ts';

/** A plain landscape with the ratio 3:2: what is cropped shows. */
const PLACEHOLDER_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 12 8">
    <path fill="#ded9cb" d="M0 0h12v8H0z"/>
    <circle fill="#cbc4b1" cx="9" cy="3" r="1.2"/>
    <path fill="#b3ac9a" d="M0 8V5.4Q3 3.6 6 5.2T12 4.8V8z"/>
  </svg>`,
)}`;

/** The context of a fixture in a browser: with the settings of the remote, and pictures that load. */
export function standaloneContext(remote: string, fixture: Fixture): LoadContext {
  return {
    ...fixtureContext(fixture),
    settings: settingsOf(remote, FIXTURE_SETTINGS),
    picture: placeholderPicture,
  };
}

/** Fixtures name pictures on hosts that do not exist: shows the placeholder for each of them. */
function placeholderPicture(address: string): string {
  return /^\/(?!\/)/.test(address) ? address : PLACEHOLDER_PICTURE;
}
