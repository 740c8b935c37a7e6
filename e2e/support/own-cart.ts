import { callApi, type Tokens } from './api.ts';
import type { OwnProduct } from './operator.ts';

type CartAnswer = { good_id: number; number: number; invalid: boolean }[];

/** Puts pieces into the cart of a customer, as another device would. */
export async function putIntoCart(origin: string, tokens: Tokens, pieces: [OwnProduct, number][]): Promise<void> {
  const body = pieces.map(([{ id }, number]) => ({ good_id: id, good_sku_id: 0, number }));
  await callApi('goodIndent/cart/add', { body, token: tokens.access_token, origin });
}

/** What the server keeps in the cart of a customer: ids and pieces. */
export async function cartOnServer(origin: string, tokens: Tokens): Promise<[number, number][]> {
  const path = 'goodIndent/synchronizationInventory';
  const lines = await callApi<CartAnswer>(path, { body: {}, token: tokens.access_token, origin });
  return lines.map(({ good_id, number }) => [good_id, number]);
}

/** A customer orders so many pieces of a product that needs no address, on another device. Answers the order's id. */
export async function orderByApi(
  origin: string,
  tokens: Tokens,
  { id, name }: OwnProduct,
  number: number,
  price: number,
): Promise<number> {
  const line = { good_id: id, good_sku_id: 0, number, price, name, img: '-' };
  const body = { indentCommodity: [line], carriage: 0, remark: '' };
  return callApi<number>('goodIndent', { body, token: tokens.access_token, origin });
}

/** Adds an address of a customer; the first one is the default. Answers its id. */
export async function addAddress(
  origin: string,
  tokens: Tokens,
  name: string,
  address = '浙江省杭州市余杭区',
): Promise<number> {
  const body = {
    ...{ name, cellphone: '13800000009', location: '云栖里', address, house: '601' },
    ...{ latitude: 30.27, longitude: 120.15 },
  };
  return (await callApi<{ id: number }>('shipping', { body, token: tokens.access_token, origin })).id;
}
