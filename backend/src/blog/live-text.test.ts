import { readLiveText } from './live-text.ts';

const at = (time: string, title = 'A title') => `## ${time} ${title}\n\n`;

test('entries come newest first, whatever their order in the text, each with its instant, title and text', () => {
  const text = `Above.\n\n${at('2026-03-14T06:30-05:00', 'First')}One.\n\n### Not an entry\n\n${at('2026-03-14T12:45Z', ' Second ')}`;
  expect(readLiveText(text)).toEqual({
    above: 'Above.',
    entries: [
      { time: '2026-03-14T12:45:00.000Z', title: 'Second', text: '' },
      { time: '2026-03-14T11:30:00.000Z', title: 'First', text: 'One.\n\n### Not an entry' },
    ],
  });
});

test.each([
  ['no entry', 'Text alone.', 'a live post without an entry'],
  ['a heading without a time', '## Plows', '"## Plows" is not the heading of an entry'],
  ['a time without a zone', at('2026-03-14T06:30'), 'is not the heading of an entry'],
  ['a day that is none', at('2026-02-30T06:30Z'), 'is not the heading of an entry'],
  ['no title', '## 2026-03-14T06:30Z', 'is not the heading of an entry'],
  ['a title beyond measure', at('2026-03-14T06:30Z', 'a'.repeat(201)), 'is not the heading of an entry'],
  [
    'one moment twice',
    at('2026-03-14T06:30Z') + at('2026-03-14T01:30-05:00'),
    'two entries at 2026-03-14T01:30-05:00',
  ],
  [
    'more entries than a day has',
    Array.from(
      { length: 501 },
      (_, i) =>
        `## 2026-03-14T${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}Z a\n`,
    ).join(''),
    'more than 500 entries',
  ],
])('%s is refused with a reason', (_name, text, reason) => {
  expect(readLiveText(text)).toEqual({ reason: expect.stringContaining(reason) });
});
