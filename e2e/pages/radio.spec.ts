import { expect, hydrated, test } from '../support/test.ts';

test('the stream is audio, paced, and ends for the server when the listener leaves', async ({ site }) => {
  const response = await fetch(`${site.origin}/api/stream?port=8076`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  expect((await fetch(`${site.origin}/api/stream?port=22`)).status).toBe(404);
});

test('the radio asks for no sound before play, plays, and really stops on pause', async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/stream')) streams.push(request.url());
  });
  await page.goto('/radio');
  await hydrated(page);
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9');
  expect(streams).toHaveLength(0);

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});
