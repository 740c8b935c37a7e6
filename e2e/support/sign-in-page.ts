import type { Page } from '@playwright/test';
import { type Customer, demoCustomer } from './api.ts';
import { expectHydrated } from './hydrated.ts';

/** Fills the sign-in page that is open (in Chinese) as somebody with a password would. */
export async function signInByPassword(page: Page, customer: Customer = demoCustomer): Promise<void> {
  const tab = page.getByRole('tab', { name: '密码登录' });
  await expectHydrated(tab); // a click before the first script has nobody to hear it
  await tab.click();
  await page.getByLabel('手机号').fill(customer.phone);
  await page.getByLabel('密码', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
