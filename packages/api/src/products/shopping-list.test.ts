import { describe, expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { getSharedList, matchProducts, shareList } from './shopping-list-requests.ts';

const good = {
  id: 5,
  name: '紫葡萄',
  price: 39.9,
  inventory: 12,
  purchase_number: 3,
  resources: { img: '/media/goods/5.webp', depict: '', type: 1 },
  measure: null,
  good_sku: [
    {
      id: 7,
      price: 39.9,
      inventory: 12,
      product_sku: [{ key: '份量', value: '2斤' }],
      measure: { quantity: 1000, unit: 'g' },
    },
  ],
};

describe('products for a shopping list', () => {
  it('come in the order of its things, amounts in cents', async () => {
    const rows = payload([
      { word: '葡萄', exact: 1, goods: [good] },
      { word: '龙', exact: 0, goods: [] },
    ]);
    const { client, calls } = recordedClient({ 'POST good/match': rows });
    expect(await matchProducts(client, ['葡萄', '龙'])).toEqual([
      {
        exact: 1,
        products: [
          {
            id: '5',
            name: '紫葡萄',
            price: 3990,
            stock: 12,
            purchaseLimit: 3,
            picture: { url: '/media/goods/5.webp' },
            measure: null,
            variants: [
              {
                id: '7',
                price: 3990,
                stock: 12,
                options: [{ name: '份量', value: '2斤' }],
                measure: { quantity: 1000, unit: 'g' },
              },
            ],
          },
        ],
      },
      { exact: 0, products: [] },
    ]);
    expect(calls[0]?.body).toEqual({ words: ['葡萄', '龙'] });
  });

  it('have no measure where its unit is not known here', async () => {
    const strange = { ...good, purchase_number: 0, measure: { quantity: 3, unit: 'acre' }, good_sku: [] };
    const { client } = recordedClient({ 'POST good/match': payload([{ word: '地', exact: 1, goods: [strange] }]) });
    expect((await matchProducts(client, ['地']))[0]?.products[0]).toMatchObject({ measure: null, purchaseLimit: null });
  });
});

describe('a shared list', () => {
  it('is sent with its choices', async () => {
    const { client, calls } = recordedClient({
      'POST sharedList': payload({ token: 'abc', expires_at: '2026-12-29 14:00:00' }),
    });
    const lines = [
      { text: '葡萄', quantity: 2, productId: '5', variantId: '7' },
      { text: '龙', quantity: 1, productId: null, variantId: null },
    ];
    expect(await shareList(client, { name: '周末', lines })).toEqual({
      token: 'abc',
      expiresAt: '2026-12-29 14:00:00',
    });
    expect(calls[0]?.body).toEqual({
      name: '周末',
      lines: [
        { text: '葡萄', number: 2, good_id: 5, good_sku_id: 7 },
        { text: '龙', number: 1, good_id: null, good_sku_id: null },
      ],
    });
  });

  it('is read as it was sent', async () => {
    const list = {
      name: '',
      expires_at: '2026-12-29 14:00:00',
      lines: [
        { text: '葡萄', number: 2, good_id: 5, good_sku_id: 7 },
        { text: '龙', number: 0, good_id: null, good_sku_id: null },
      ],
    };
    const { client, calls } = recordedClient({ 'POST sharedList/read': payload(list) });
    expect(await getSharedList(client, 'abc')).toEqual({
      name: '',
      expiresAt: '2026-12-29 14:00:00',
      lines: [
        { text: '葡萄', quantity: 2, productId: '5', variantId: '7' },
        { text: '龙', quantity: 1, productId: null, variantId: null },
      ],
    });
    expect(calls[0]?.body).toEqual({ token: 'abc' });
  });
});
