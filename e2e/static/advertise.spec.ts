import { expect, test } from '../support/test.ts';

// spec 2 Advertise: Display sizes 728x90, 300x250, 336x280, 300x600
test('the advertise page draws all ad sizes to one scale at every width', async ({ page }) => {
  await page.goto('/advertise');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const scales: number[] = [];
    for (const size of ['728x90', '300x250', '336x280', '300x600']) {
      const box = await page.getByText(size, { exact: true }).boundingBox();
      const [wide = 1, high = 1] = size.split('x').map(Number);
      scales.push((box?.width ?? 0) / wide, (box?.height ?? 0) / high);
    }
    expect(scales[0]).toBeGreaterThan(0);
    for (const scale of scales) expect(scale, `${width} px`).toBeCloseTo(scales[0] ?? 0, 1.5);
  }
});
