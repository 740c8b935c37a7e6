import { describe, expect, it } from 'vitest';
import detail from '../products/fixtures/detail-simple.json';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import recorded from './fixtures/cart.json';
import empty from './fixtures/empty.json';
import { addToCart, getCart, removeFromCart, saveCart, setCartQuantity } from './requests.ts';

const read = 'POST goodIndent/synchronizationInventory';
const save = 'POST goodIndent/addShoppingCart';

it('reads the cart', async () => {
  const { client } = recordedClient({ [read]: recorded });
  expect((await getCart(client)).map(({ key }) => key)).toEqual(['p4', 'v7']);
});

it('saves a list, an empty one to clear', async () => {
  const { client, calls } = recordedClient({ [save]: payload('ok') });
  await saveCart(client, []);
  expect(calls[0]?.body).toEqual([]);
});

describe('on our server', () => {
  it.each([
    [
      'add',
      [{ good_id: 4, good_sku_id: 0, number: 2 }],
      (client: Client) => addToCart(client, [{ productId: '4', variantId: null, quantity: 2 }]),
    ],
    [
      'set',
      [{ good_id: 2, good_sku_id: 7, number: 3 }],
      (client: Client) => setCartQuantity(client, { productId: '2', variantId: '7', quantity: 3 }),
    ],
    [
      'remove',
      [{ good_id: 2, good_sku_id: 7 }],
      (client: Client) => removeFromCart(client, [{ productId: '2', variantId: '7' }]),
    ],
  ])('%s changes by line and answers the cart', async (change, body, run) => {
    const { client, calls } = recordedClient({ [`POST goodIndent/cart/${change}`]: recorded });
    expect(await run(client)).toHaveLength(2);
    expect(calls).toMatchObject([{ body }]);
  });

  it('merges a guest cart with capping and one call', async () => {
    const guest = await getCart(recordedClient({ [read]: recorded }).client);
    const { client, calls } = recordedClient({ 'POST goodIndent/cart/add': recorded });
    await addToCart(client, guest, { cap: true });
    expect(calls.map(({ body }) => body)).toEqual([
      [
        { good_id: 4, good_sku_id: 0, number: 2, cap: true },
        { good_id: 2, good_sku_id: 7, number: 1, cap: true },
      ],
    ]);
  });

  it('passes on a refusal', async () => {
    const refused = { status: 401, body: { code: 50004, message: 'short of stock', result: 'error' } };
    const { client } = recordedClient({ 'POST goodIndent/cart/add': refused });
    const entry = { productId: '4', variantId: null, quantity: 99 };
    await expect(addToCart(client, [entry])).rejects.toMatchObject({ code: 'validation' });
  });

  it('does not take a missing product for a missing call', async () => {
    const missing = { status: 404, body: { code: 50000, message: 'gone', result: 'error' } };
    const { client } = recordedClient({ 'POST goodIndent/cart/set': missing, [read]: recorded });
    const entry = { productId: '4', variantId: null, quantity: 1 };
    await expect(setCartQuantity(client, entry)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('on a server without calls by line', () => {
  const server = (change: string, cart: typeof recorded | typeof empty) =>
    recordedClient({
      [`POST goodIndent/cart/${change}`]: unknownRoute,
      [read]: cart,
      [save]: payload('ok'),
      'GET good/4': detail,
    });

  it('adds to the cart as it is now and saves the whole', async () => {
    const { client, calls } = server('add', recorded);
    const lines = await addToCart(client, [{ productId: '4', variantId: null, quantity: 1 }]);
    expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['p4', 3],
      ['v7', 1],
    ]);
    expect(calls.at(-1)).toMatchObject({ call: save, body: [{ good_id: 4, number: 3 }, { good_sku_id: 7 }] });
  });

  it('loads what it needs to know of a new product', async () => {
    const { client } = server('add', empty);
    expect(await addToCart(client, [{ productId: '4', variantId: null, quantity: 1 }])).toMatchObject([
      { key: 'p4', name: '无线蓝牙耳机', unitPrice: 19990 },
    ]);
  });

  it('removes', async () => {
    const { client, calls } = server('remove', recorded);
    await removeFromCart(client, [{ productId: '4', variantId: null }]);
    expect(calls.at(-1)).toMatchObject({ call: save, body: [{ good_sku_id: 7 }] });
  });
});

type Client = ReturnType<typeof recordedClient>['client'];
