import { expectAlive } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = /integrity|Failed to find a valid digest|digest|SRI/i;

for (const { what, files } of [
  { what: 'container', files: /\/remotes\/mf-catalog\/[^/]+\/remoteEntry\./ },
  { what: 'page chunk', files: /\/remotes\/mf-catalog\/[^/]+\/expose-home\./ },
  { what: 'list of files', files: /\/remotes\/mf-catalog\/[^/]+\/files\.json/ },
]) {
  test(`a changed ${what} of a remote never runs, the page stays and recovers`, async ({ page, faults }) => {
    faults.allow(REFUSED);
    await page.route(files, async (route) => {
      const answer = await route.fetch();
      const body = what === 'list of files' ? `${await answer.text()} ` : `self.__tampered=1;${await answer.text()}`;
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    const place = page.locator('[data-place="mf_catalog/home"]');
    const retry = place.getByRole('status').getByRole('button');
    await expect(retry).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
    await expect(place.locator('a[href^="/product/detail/"]').first()).toBeVisible();

    await page.unroute(files);
    await retry.click();
    await expectAlive(page, 'mf_catalog');
    await expect(retry).toBeHidden();
  });
}

test('a script nobody listed does not run', async ({ page, faults }) => {
  faults.allow(/Content Security Policy/);
  await page.goto('/');
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'self.__unlisted = 1';
    document.head.append(inline);
  });
  expect(await page.evaluate(() => '__unlisted' in globalThis)).toBe(false);
  const answer = await page.request.get('/remotes/mf-catalog/0.0.0/not-there.js');
  expect(answer.status()).toBe(404);
});
