import { FIXTURE_SETTINGS } from '../standalone/fixture-context.ts';
import { remotesGranted, settingsOf } from './settings.ts';

const { origin, feedRelayUrl, feeds, blogApiUrl, weatherApiUrl, riverApiUrl } = FIXTURE_SETTINGS;

it('gives each remote the settings that its grant names, and no other', () => {
  expect(settingsOf('news', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl, feeds });
  expect(settingsOf('blog', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl, blogApiUrl });
  expect(settingsOf('weather', FIXTURE_SETTINGS)).toEqual({
    origin,
    feedRelayUrl,
    weatherApiUrl,
    riverApiUrl,
  });
  expect(settingsOf('media', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl });
  expect(settingsOf('constructor', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl });
});

it('names the remotes of a grant', () => {
  expect(remotesGranted('blogApiUrl')).toEqual(['blog']);
});
