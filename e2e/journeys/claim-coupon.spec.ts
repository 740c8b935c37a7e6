import { expectHydrated } from '../support/hydrated.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { newCustomer } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a visitor signs in for a coupon, comes back to the product and has it', async ({ page, baseURL }) => {
  await page.goto('/product/detail/1087');
  const tag = page.getByRole('button', { name: /^领券 \d+ 张/ });
  await tag.scrollIntoViewIfNeeded();
  await expectHydrated(tag);
  await tag.click();
  const panel = page.getByRole('group', { name: '可领的优惠券' });
  await panel
    .getByRole('button', { name: /^领取 / })
    .first()
    .click();

  await expect(page).toHaveURL(/\/pass\/login/);
  await signInByPassword(page, await newCustomer(baseURL!));
  await expect(page).toHaveURL(/\/product\/detail\/1087/);

  const again = page.getByRole('button', { name: /^(领券 \d+ 张|查看优惠券)/ });
  await again.scrollIntoViewIfNeeded();
  await expectHydrated(again);
  await again.click();
  const open = panel.getByRole('button', { name: /^领取 / });
  const left = await open.count();
  // A customer may have two of this one.
  const some = panel.getByRole('listitem').filter({ hasText: '全场满 199 减 30' });
  await some.getByRole('button', { name: '领取 全场满 199 减 30' }).click();
  await expect(page.getByText('领到了')).toBeVisible();
  await expect(open).toHaveCount(left - 1);
  await some.getByRole('button', { name: '再领一张' }).click();
  await expect(some.getByRole('button', { name: '已领取' })).toBeDisabled();
  await expect(open).toHaveCount(left - 1);
});
