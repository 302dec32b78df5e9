import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { HTML } from './html-rules.ts';

for (const { name, address } of SCREENS) {
  test(`${name} is valid HTML`, async ({ request }) => {
    const response = await request.get(await address(request));
    const report = await HTML.validateString(await response.text());
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
