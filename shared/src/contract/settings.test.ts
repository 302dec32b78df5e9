import { FIXTURE_SETTINGS } from '../standalone/fixture-context.ts';
import { remotesWith, settingsOf } from './settings.ts';

const { origin, feedRelayUrl, feeds, blogApiUrl, weatherApiUrl, riverApiUrl, searchApiUrl } =
  FIXTURE_SETTINGS;

it('returns only the settings of a remote', () => {
  expect(settingsOf('news', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl, feeds, searchApiUrl });
  expect(settingsOf('blog', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl, blogApiUrl });
  expect(settingsOf('weather', FIXTURE_SETTINGS)).toEqual({
    origin,
    feedRelayUrl,
    weatherApiUrl,
    riverApiUrl,
  });
  expect(settingsOf('search', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl, searchApiUrl });
  expect(settingsOf('media', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl });
  expect(settingsOf('constructor', FIXTURE_SETTINGS)).toEqual({ origin, feedRelayUrl });
});

it('lists the remotes that get a setting', () => {
  expect(remotesWith('blogApiUrl')).toEqual(['blog']);
});
