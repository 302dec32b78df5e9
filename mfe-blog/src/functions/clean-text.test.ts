import { cleanText } from './clean-text.ts';

it.each([
  ['a\u0000b\u0007c\u009f', 'abc'],
  ['safe\u202Etxt.exe\u202C', 'safetxt.exe'],
  ['\u2066a\u2069\uFEFF', 'a'],
  ['a\ud800b', 'a\uFFFDb'],
  [`e${'\u0301'.repeat(500)}!`, `e${'\u0301'.repeat(6)}!`],
])('%j becomes %j', (text, calm) => {
  expect(cleanText(text)).toBe(calm);
});

it.each(['line\n\ttab\r\n', 'مرحبا بالعالم', 'שָׁלוֹם', 'Việt Nam', 'क्षत्रिय', '👩‍🌾🏽 ❤️', 'a\u200db'])(
  'leaves %j as it is',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);
