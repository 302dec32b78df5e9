import { expect, test } from '../support/test.ts';
import { slowNetwork } from '../support/slow-network.ts';

test('a face that is late waits for the next page, which is set in it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const faceOfTitle = async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };

  await slowNetwork(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(await faceOfTitle()).not.toMatch(/Newsreader/);

  // Routes taken over by a test go past the browser's cache.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.goto('/partners');
  await expect.poll(faceOfTitle).toMatch(/Newsreader/);
});
