import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A product of the demo shop without variants: one press puts it into the cart. */
export const simpleProduct = {
  id: '1029',
  zh: '迁西板栗 2斤 生栗 一剥一颗',
  en: 'Qianxi raw chestnuts, 1 kg',
} as const;

/** Opens the product and puts one piece into the cart, in Chinese. */
export async function addSimpleProduct(page: Page): Promise<void> {
  await page.goto(`/product/detail/${simpleProduct.id}`);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
}
