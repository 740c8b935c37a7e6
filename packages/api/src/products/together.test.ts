import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { listBoughtTogether } from './recommendation-requests.ts';

const cup = {
  id: 5,
  name: '茶杯',
  price: 39.9,
  inventory: 12,
  purchase_number: 0,
  resources: { img: '/media/goods/5.webp', depict: '', type: 1 },
  measure: null,
  good_sku: [{ id: 7, price: 39.9, inventory: 12, product_sku: [{ key: '颜色', value: '青' }], measure: null }],
};

it('what was bought with a product comes as a cart takes it, amounts in cents', async () => {
  const { client } = recordedClient({ 'GET good/4/together': payload([cup]) });
  expect(await listBoughtTogether(client, '4')).toEqual([
    {
      ...{ id: '5', name: '茶杯', price: 3990, stock: 12, purchaseLimit: null, measure: null },
      picture: { url: '/media/goods/5.webp' },
      variants: [{ id: '7', price: 3990, stock: 12, options: [{ name: '颜色', value: '青' }], measure: null }],
    },
  ]);
});
