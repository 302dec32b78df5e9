import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext } from '../contract/load.ts';
import { settingsOf } from '../contract/settings.ts';
import { FIXTURE_SETTINGS, fixtureContext } from './fixture-context.ts';

/** A plain picture with the ratio 3:2. */
const PLACEHOLDER_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Crect width='3' height='2' fill='%23a8a396'/%3E%3C/svg%3E";

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
