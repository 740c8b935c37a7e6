import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aMark } from '../context/call-context.ts';
import { type CallContext, type CallFixture, own, type Rows } from '../context/row.ts';

/** Everybody has one cart and no way to name another. */
export const cartRows: Rows = {
  'POST goodIndent/addShoppingCart': own(async ({ shop }) => ({ body: [aLine((await aProduct(shop)).id)] })),
  'POST goodIndent/synchronizationInventory': own(async (context) => {
    const mark = aMark();
    await aCart(context, mark);
    return { secrets: [mark] };
  }),
  'POST goodIndent/clearShoppingCart': own(async (context) => aCart(context)),
  'POST goodIndent/cart/add': own(entryOf),
  'POST goodIndent/cart/set': own(entryOf),
  'POST goodIndent/cart/remove': own(entryOf),
  'GET goodIndent/cart/later': own(async (context) => {
    const mark = aMark();
    await savedLine(context, mark);
    return { secrets: [mark] };
  }),
  'POST goodIndent/cart/later': own(entryOf),
  'POST goodIndent/cart/later/back': own((context) => savedLine(context)),
  'POST goodIndent/cart/later/remove': own((context) => savedLine(context)),
};

function aLine(productId: number, mark = '') {
  const product = { id: productId, type: '普通商品', is_show: 1, mark };
  return { good_id: productId, number: 1, price: 10, name: '商品', img: '/media/x.webp', good: product };
}

async function aCart({ shop, owner }: CallContext, mark?: string): Promise<CallFixture> {
  const body = [aLine((await aProduct(shop)).id, mark)];
  await shop.post('goodIndent/addShoppingCart', body, { as: owner });
  return {};
}

async function savedLine(context: CallContext, mark?: string): Promise<CallFixture> {
  const { shop, owner } = context;
  const product = await aProduct(shop);
  await shop.post('goodIndent/addShoppingCart', [aLine(product.id, mark)], { as: owner });
  await shop.post('goodIndent/cart/later', [{ good_id: product.id }], { as: owner });
  return { body: [{ good_id: product.id }] };
}

async function entryOf({ shop }: CallContext): Promise<CallFixture> {
  const product = await aProduct(shop, { skus: [{}] });
  return { body: [{ good_id: product.id, good_sku_id: product.variantIds[0], number: 2, cap: 1 }] };
}
