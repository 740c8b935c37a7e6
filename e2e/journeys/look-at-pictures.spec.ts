import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

async function openViewer(page: Page): Promise<Locator> {
  await page.goto('/en/product/detail/1029');
  const picture = page.getByRole('main').getByRole('button', { name: /^Enlarge/ });
  await expectHydrated(picture);
  await picture.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  return viewer;
}

for (const width of [1440, 390]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the picture viewer keeps its buttons on the screen, however long the name is', async ({ page }) => {
      const viewer = await openViewer(page);
      for (const button of await viewer.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    });

    test('a picture is enlarged around its middle', async ({ page }) => {
      const viewer = await openViewer(page);
      const picture = viewer.getByRole('img');
      const middle = () =>
        picture.evaluate((node) => {
          const [own, stage] = [node.getBoundingClientRect(), node.parentElement!.getBoundingClientRect()];
          return {
            right: Math.round(own.left + own.width / 2 - stage.left - stage.width / 2),
            down: Math.round(own.top + own.height / 2 - stage.top - stage.height / 2),
            width: Math.round((own.width / stage.width) * 10) / 10,
          };
        });
      for (const enlarged of [1.5, 2, 3]) {
        await page.keyboard.press('+');
        await expect.poll(async () => (await middle()).width).toBe(enlarged);
        const { right, down } = await middle();
        expect(Math.max(Math.abs(right), Math.abs(down)), `at ${enlarged}`).toBeLessThan(20);
      }
    });
  });
}
