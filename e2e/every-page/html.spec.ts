import { SCREENS, tagsOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { HTML } from './html-rules.ts';

for (const screen of SCREENS) {
  const { name, address } = screen;
  test(`${name} is valid HTML`, { tag: tagsOf(screen) }, async ({ request }) => {
    const response = await request.get(await address(request));
    const report = await HTML.validateString(await response.text());
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
