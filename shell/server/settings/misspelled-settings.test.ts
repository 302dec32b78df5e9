import { misspelledSettings } from './misspelled-settings.ts';

it.each([
  ['EDITION', 'EDITIONS'],
  ['FEED', 'FEEDS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['EDITIONS_BY', 'EDITION_BY'],
  ['port', 'PORT'],
])('%s is reported as a misspelled %s', (name, setting) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([
    `${name} is set, but the setting is called ${setting}. Rename it, or unset it.`,
  ]);
});

it('does not warn about settings, or about variables of other programs', () => {
  const names = [
    'EDITIONS',
    'EDITION_BY',
    'FEEDS',
    'HOME',
    'HOSTNAME',
    'PATH',
    'AWS_REGION',
    'DATABASE',
    'LOGNAME',
  ];
  expect(misspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
