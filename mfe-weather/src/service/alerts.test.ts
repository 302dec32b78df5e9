import { readAlerts } from './alerts.ts';

function paragraphsOf(description: string): string[] | undefined {
  const properties = { event: 'Warning', status: 'Actual', description };
  return readAlerts({ json: { features: [{ properties }] }, isSample: false }, 0).alerts[0]?.paragraphs;
}

it.each([
  ['the names of its paragraphs', '* WHAT...Rain.\n\n* WHERE...Omaha.', ['What: Rain.', 'Where: Omaha.']],
  ['names without a star', 'HAZARD...Hail.\n\nSOURCE...Radar.', ['Hazard: Hail.', 'Source: Radar.']],
  [
    'the code of its product, and stars before sentences',
    'SVROAX\n\nThe office in Omaha has issued a\n\n* Storm Warning for...\nDouglas County...\n\n* Until 430 PM CST.',
    ['The office in Omaha has issued a', 'Storm Warning for... Douglas County...', 'Until 430 PM CST.'],
  ],
  ['dots before a headline', '...A warning for the river...', ['A warning for the river...']],
  ['lines as for a teleprinter', 'Hail and\nwind.', ['Hail and wind.']],
])('an alert reads as sentences: %s', (_what, description, paragraphs) => {
  expect(paragraphsOf(description)).toEqual(paragraphs);
});

it('the code of a product does not count among the paragraphs that are shown', () => {
  const nine = ['TOROAX', ...Array.from({ length: 8 }, (_, i) => `Paragraph ${i}.`)];
  expect(paragraphsOf(nine.join('\n\n'))?.at(-1)).toBe('Paragraph 7.');
});
