import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aFlashSale, anArticle } from '../context/fixtures.ts';
import { type Rows, same } from '../context/row.ts';

/** What every visitor may read: nothing of it belongs to anybody. */
export const catalogueRows: Rows = {
  'GET good': same(() => ({ query: 'page=1&limit=5&title=商品&sort=-sales&brand_id[]=1&price_min=1&in_stock=1' })),
  'GET good/suggest': same(() => ({ query: 'title=商品&limit=5' })),
  'GET good/words': same(() => ({ query: 'title=商品&limit=5' })),
  'GET good/:id': same(async ({ shop }) => ({ path: { id: (await aProduct(shop)).id } })),
  'GET goodCategory': same(() => ({ query: 'tree=1&sort=sort' })),
  'GET seckill': same(() => ({ query: 'page=1&limit=5&state=1&time=2026-11-20 16:00:00' })),
  'GET seckill/:good_id': same(async ({ shop }) => ({ path: { good_id: (await aFlashSale(shop)).productId } })),
  'GET comment/good': same(async ({ shop }) => ({ query: `good_id=${(await aProduct(shop)).id}&limit=5&score=5` })),
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
