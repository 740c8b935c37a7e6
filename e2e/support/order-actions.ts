import { callApi, signIn, type Tokens } from './api.ts';
import { type OwnProduct, operator, ownProduct } from './operator.ts';
import { addAddress } from './own-cart.ts';
import { newCustomer, once } from './signed-in.ts';

/** An order as its customer sees it in the list. */
export type OwnOrder = { id: number; number: string };

/** Sending one piece costs 6 to Beijing and 15 to Inner Mongolia, each further one 2 and 8; to Zhejiang nothing. */
const BY_PROVINCE = 'by-province';

type Wish = { products: readonly OwnProduct[]; address: number; fee: number };

/** Orders one piece of each product (at 10). */
async function place(origin: string, token: string, { products, address, fee }: Wish): Promise<OwnOrder> {
  const lines = products.map(({ id, name }) => ({ good_id: id, good_sku_id: 0, number: 1, price: 10, name, img: '-' }));
  const body = { indentCommodity: lines, carriage: fee, remark: '', shipping_id: address };
  const id = await callApi<number>('goodIndent', { body, token, origin });
  const path = `goodIndent/detail/${id}`;
  const { identification } = await callApi<{ identification: string }>(path, { token, origin });
  return { id, number: identification };
}

/**
 * A customer with 100.00 who has cancelled an order of two products and then paid for one of the same, to Beijing: of the second product
 * nothing is left. They have an address that is nearer, and one that is farther.
 */
export async function whoBoughtTheLast(origin: string) {
  const sold = { price: '10', type: 'physical', shippingRate: BY_PROVINCE } as const;
  const cup = await ownProduct('茶杯', { ...sold, stock: 5, nameEn: 'Cup' });
  const pot = await ownProduct('茶壶', { ...sold, stock: 1, nameEn: 'Pot' });
  const customer = await newCustomer(origin);
  const tokens = await signIn(customer, origin);
  const token = tokens.access_token;
  await operator('users', 'balance', customer.phone, '--change', '100', '--reason', 'journey', '--yes');
  const address = await addAddress(origin, tokens, '林小满', '北京市朝阳区');
  await addAddress(origin, tokens, '林小雪', '浙江省杭州市余杭区');
  await addAddress(origin, tokens, '林小寒', '内蒙古自治区呼和浩特市新城区');
  const wish = { products: [cup, pot], address, fee: 8 };
  const cancelled = await place(origin, token, wish);
  await callApi(`goodIndent/cancel/${cancelled.id}`, { body: {}, token, origin });
  const paid = await place(origin, token, wish);
  await callApi('balancePay', { body: { id: paid.id }, token, origin });
  return { tokens, address, cup, pot, cancelled, paid };
}

/** The same for a state of a page with the paid order: the shop sends it after a minute, so each time somebody else. */
export const whoWaitsForGoods = async (origin: string): Promise<Tokens> => (await whoBoughtTheLast(origin)).tokens;

/** The same with one more order, to pay, for states of pages: one for each shop. */
export const customerWithOrders = (origin: string): Promise<Tokens> =>
  once(`${origin} orders`, async () => {
    const { tokens, cup, address } = await whoBoughtTheLast(origin);
    await place(origin, tokens.access_token, { products: [cup], address, fee: 6 });
    return tokens;
  });

/** Somebody who has put an order into the bin. */
export const customerWithBin = (origin: string): Promise<Tokens> =>
  once(`${origin} bin`, async () => {
    const { tokens, cancelled } = await whoBoughtTheLast(origin);
    await callApi(`goodIndent/destroy/${cancelled.id}`, { body: {}, token: tokens.access_token, origin });
    return tokens;
  });
