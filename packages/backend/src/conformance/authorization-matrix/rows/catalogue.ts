import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aShownReview } from '../../../modules/reviews/testing/shown-review.ts';
import { aFlashSale, anArticle, aQuestion } from '../context/fixtures.ts';
import { missing, type Rows, same } from '../context/row.ts';

/** What every visitor may read: nothing of it belongs to anybody. */
export const catalogueRows: Rows = {
  'GET good': same(() => ({
    query: 'page=1&limit=5&title=商品&sort=-sales&brand_id[]=1&price_min=1&in_stock=1&colour[]=red&service[]=online',
  })),
  'GET good/suggest': same(() => ({ query: 'title=商品&limit=5' })),
  'GET good/words': same(() => ({ query: 'title=商品&limit=5' })),
  'POST good/match': same(() => ({ body: { words: ['商品', '土豆'] } })),
  'POST sharedList': same(async ({ shop }) => ({
    body: { name: '周末', lines: [{ text: '商品', number: 2, good_id: (await aProduct(shop)).id, good_sku_id: null }] },
  })),
  'POST sharedList/read': same(async ({ shop }) => {
    const body = { lines: [{ text: '商品', number: 1 }] };
    const { message } = await shop.post<{ token: string }>('sharedList', body);
    return { body: { token: message.token } };
  }),
  'GET good/:id': same(async ({ shop }) => ({ path: { id: (await aProduct(shop)).id } })),
  'GET good/:id/together': same(async ({ shop }) => ({ path: { id: (await aProduct(shop)).id } })),
  'POST recommendation': same(
    async ({ shop }) => ({
      body: { place: 'cart', good_ids: [(await aProduct(shop)).id], own: true, except: [], limit: 5 },
    }),
    'optional',
  ),
  'GET goodCategory': same(() => ({ query: 'tree=1&sort=sort' })),
  'GET seckill': same(() => ({ query: 'page=1&limit=5&state=1&time=2026-11-20 16:00:00' })),
  'GET seckill/:good_id': same(async ({ shop }) => ({ path: { good_id: (await aFlashSale(shop)).productId } })),
  'GET comment/good': same(async ({ shop }) => ({
    query: `good_id=${(await aProduct(shop)).id}&limit=5&score=5&first_lang=en`,
  })),
  // This shop translates nothing.
  'GET comment/translation/:id': same(
    async ({ shop }) => ({ path: { id: await aShownReview(shop, 'Sweet') } }),
    'secret',
    missing,
  ),
  'GET question/good': same(async ({ shop }) => ({
    query: `good_id=${(await aProduct(shop)).id}&limit=5&first_lang=en`,
  })),
  'GET question/:id': same(async (context) => ({ path: { id: (await aQuestion(context)).id } })),
  'GET region': same(() => ({ query: 'sort=id' })),
  'GET banner': same(() => ({ query: 'page=1&limit=5&type=0' })),
  'GET lang': same(() => ({})),
  'GET project/:id': same(() => ({ path: { id: 1 } })),
  'GET siteMap': same(() => ({})),
  'GET siteMap/goods/:part': same(() => ({ path: { part: 0 } })),
  'GET column': same(() => ({ query: 'page=1&limit=5' })),
  'GET column/:id': same(async ({ shop }) => ({ path: { id: (await anArticle(shop)).columnId } })),
  'POST column/pv/:id': same(async ({ shop }) => ({ path: { id: (await anArticle(shop)).columnId } })),
  'GET article/column/:key?': same(async ({ shop }) => ({
    path: { key: (await anArticle(shop)).columnId },
    query: 'page=1&limit=5',
  })),
  'GET article/:key': same(async ({ shop }) => ({ path: { key: (await anArticle(shop)).articleId } })),
  'POST article/pv/:key': same(async ({ shop }) => ({ path: { key: (await anArticle(shop)).articleId } })),
};
