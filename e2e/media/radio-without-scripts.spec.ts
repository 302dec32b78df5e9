import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// spec beyond: With scripts off every page can be read, and nothing dead is shown
test("with scripts off the radio has the browser's own player, and no dead button", async ({ page }) => {
  await page.goto('/radio');
  const player = page.locator('main audio[controls]');
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute('src', '/api/stream?port=8076');
  await expect(player).toHaveAttribute('preload', 'none');
  await expect(page.locator('main :is(button, input):visible')).toHaveCount(0);
  await expect(page.locator('main [role=status]:visible')).toHaveCount(0);
});
