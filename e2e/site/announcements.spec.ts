import { expect, hydrated, test } from '../support/test.ts';

// spec beyond: Every control by keyboard, in order, with its focus to be seen
test('the first key press reaches a link that skips to the main part', async ({ page }) => {
  await page.goto('/local-news');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

// spec beyond: Route changes are announced
test('a soft navigation announces the title of the new page, and the keyboard continues there', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const announced = page.locator('[role=status][aria-live=polite]').filter({ hasText: 'Partners' });
  await expect(announced).toHaveCount(0);

  await page.locator('footer').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL(/\/partners$/);
  await expect(announced).toHaveCount(1);
  await expect(announced).toHaveText(await page.title());
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a search in another section is announced, even though its page has the same title', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search the paper' }).fill('snow');
  await page.keyboard.press('Enter');
  const announced = page.locator('[role=status][aria-live=polite]').filter({ hasText: 'Search: snow' });
  // Screen readers read out what changes.
  await announced.evaluate((region) =>
    new MutationObserver(() => region.setAttribute('data-heard', region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    }),
  );
  await page.getByLabel('Section', { exact: true }).selectOption('Business');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/section=business/);
  await expect(announced).toHaveAttribute('data-heard', /^Search: snow/);
});

test('the menu opens by keyboard, closes with Escape and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/local-news');
  await hydrated(page);
  const toggle = page.locator('header [popovertarget]').filter({ visible: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

// spec beyond: Reduced motion
test('with reduced motion nothing on the page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/radio', '/blog', '/faq']) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // Over within a millisecond. Scroll-driven animations indicate a position; they are not motion.
          const still =
            style.animationName === 'none' ||
            (parseFloat(style.animationDuration) <= 0.001 && style.animationIterationCount === '1');
          return still && /^0s(, 0s)*$/.test(style.transitionDuration) && style.scrollBehavior === 'auto'
            ? []
            : [element.outerHTML.slice(0, 80)];
        }),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});
