import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import { toNumber, toOptionalId } from '../wire/values.ts';
import type { ListToken, ProductMatch, SharedList, SharedListInput } from './shopping-list.ts';
import { toMatchedProduct } from './shopping-list-mapping.ts';
import { wireListToken, wireMatches, wireSharedList } from './shopping-list-wire.ts';

/**
 * Products for each thing of a shopping list, in its order (extension of our server). At most `MAX_LIST_LINES` things of `MAX_LINE_LENGTH`
 * characters. Throws `rate-limited` where one network asks too often.
 */
export async function matchProducts(
  client: ApiClient,
  words: readonly string[],
  options?: RequestOptions,
): Promise<ProductMatch[]> {
  const rows = await client.post('good/match', parserOf(wireMatches), { words }, options);
  return rows.map(({ exact, goods }) => ({ exact: toNumber(exact), products: goods.map(toMatchedProduct) }));
}

/** Makes of a list what stands in its link (extension of our server). Nothing is stored: the link is the list. */
export async function shareList(
  client: ApiClient,
  { name, lines }: SharedListInput,
  options?: RequestOptions,
): Promise<ListToken> {
  const body = {
    name,
    lines: lines.map(({ text, quantity, productId, variantId }) => ({
      text,
      number: quantity,
      good_id: productId === null ? null : Number(productId),
      good_sku_id: variantId === null ? null : Number(variantId),
    })),
  };
  const { token, expires_at } = await client.post('sharedList', parserOf(wireListToken), body, options);
  return { token, expiresAt: expires_at };
}

/** The list of a link (extension of our server). Throws `not-found` where the shop did not make the link, `conflict` where it is too old. */
export async function getSharedList(client: ApiClient, token: string, options?: RequestOptions): Promise<SharedList> {
  const list = await client.post('sharedList/read', parserOf(wireSharedList), { token }, options);
  return {
    name: list.name ?? '',
    expiresAt: list.expires_at,
    lines: list.lines.map(({ text, number, good_id, good_sku_id }) => ({
      text,
      quantity: Math.max(1, toNumber(number, 1)),
      productId: toOptionalId(good_id),
      variantId: toOptionalId(good_sku_id),
    })),
  };
}
