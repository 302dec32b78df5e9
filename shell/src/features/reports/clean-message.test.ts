import { cleanMessage } from './clean-message.ts';

test.each([
  ['Failed at https://news.example/blog?search=name#part: no', 'Failed at https://news.example/blog no'],
  ['/local-news?reader=somebody failed', '/local-news failed'],
  ['two: /a?b=1 /c#d', 'two: /a /c'],
  ['Why? Because of "x"', 'Why? Because of "x"'],
])('%s', (message, clean) => {
  expect(cleanMessage(message)).toBe(clean);
});

test('a long message is cut', () => {
  expect(cleanMessage('x'.repeat(1000))).toHaveLength(300);
});
