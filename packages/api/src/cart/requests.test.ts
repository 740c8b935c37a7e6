import { describe, expect, it } from 'vitest';
import detail from '../products/fixtures/detail-simple.json';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import recorded from './fixtures/cart.json';
import empty from './fixtures/empty.json';
import {
  addToCart,
  getCart,
  getGuestLines,
  mergeGuestCart,
  removeFromCart,
  saveCart,
  setCartQuantity,
} from './requests.ts';

const read = 'POST goodIndent/synchronizationInventory';
const save = 'POST goodIndent/addShoppingCart';

it('reads the cart', async () => {
  const { client } = recordedClient({ [read]: recorded });
  expect((await getCart(client)).map(({ key }) => key)).toEqual(['p4', 'v7']);
});

describe('a visitor’s lines', () => {
  const entries = [
    { productId: '4', variantId: null, quantity: 2 },
    { productId: '9', variantId: '91', quantity: 1 },
    { productId: '4', variantId: '40', quantity: 1 },
  ];
  const missing = { status: 404, body: { code: 50000, message: 'gone', result: 'error' } };

  it('are read from the products, each once; what is gone has no name', async () => {
    const { client, calls } = recordedClient({ 'GET good/4': detail, 'GET good/9': missing });
    expect(await getGuestLines(client, entries, { silent: true })).toMatchObject([
      { key: 'p4', quantity: 2, name: '无线蓝牙耳机', unitPrice: 19990, isInvalid: false },
      { key: 'v91', name: '', invalidReason: 'missing' },
      { key: 'v40', name: '无线蓝牙耳机', invalidReason: 'variant-missing' },
    ]);
    expect(calls.map(({ call }) => call)).toEqual(['GET good/4', 'GET good/9']);
    expect(calls[0]?.options).toEqual({ silent: true });
  });

  it('are not told by halves', async () => {
    const { client } = recordedClient({ 'GET good/4': detail });
    await expect(getGuestLines(client, entries)).rejects.toMatchObject({ code: 'network' });
  });
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

  describe('a change of variant', () => {
    const change = (client: Client) =>
      setCartQuantity(
        client,
        { productId: '2', variantId: '7', quantity: 3 },
        { before: { productId: '2', variantId: '8' } },
      );

    it('is one call', async () => {
      const { client, calls } = recordedClient({ 'POST goodIndent/cart/set': recorded });
      expect(await change(client)).toHaveLength(2);
      expect(calls).toMatchObject([{ body: [{ good_id: 2, good_sku_id: 7, number: 3, from_sku_id: 8 }] }]);
    });

    it('takes the old line out where the server has kept it', async () => {
      const [first] = recorded.body.message;
      const kept = payload([...recorded.body.message, { ...first, good_id: 2, good_sku_id: 8 }]);
      const { client, calls } = recordedClient({
        'POST goodIndent/cart/set': kept,
        'POST goodIndent/cart/remove': recorded,
      });
      expect(await change(client)).toHaveLength(2);
      expect(calls.at(-1)).toMatchObject({ body: [{ good_id: 2, good_sku_id: 8 }] });
    });
  });

  it('merges a guest cart with capping, and tells of what was there already', async () => {
    const guest = await getCart(recordedClient({ [read]: recorded }).client);
    const { client, calls } = recordedClient({ [read]: recorded, 'POST goodIndent/cart/add': recorded });
    const { lines, notes } = await mergeGuestCart(client, guest);
    expect(lines).toHaveLength(2);
    expect(notes).toMatchObject([
      { key: 'p4', kind: 'lowered', wanted: 4, kept: 2 },
      { key: 'v7', kind: 'lowered', wanted: 2, kept: 1 },
    ]);
    expect(calls.map(({ body }) => body)).toEqual([
      undefined,
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

  it('changes a variant', async () => {
    const { client, calls } = server('set', recorded);
    const before = { productId: '2', variantId: '7' };
    const lines = await setCartQuantity(client, { productId: '4', variantId: null, quantity: 5 }, { before });
    expect(lines).toMatchObject([{ key: 'p4', quantity: 5 }]);
    expect(calls.at(-1)).toMatchObject({ call: save, body: [{ good_id: 4, number: 5 }] });
  });

  it('removes', async () => {
    const { client, calls } = server('remove', recorded);
    await removeFromCart(client, [{ productId: '4', variantId: null }]);
    expect(calls.at(-1)).toMatchObject({ call: save, body: [{ good_sku_id: 7 }] });
  });
});

type Client = ReturnType<typeof recordedClient>['client'];
