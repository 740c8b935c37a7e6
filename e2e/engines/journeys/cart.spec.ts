import { simpleProduct } from '../../support/product-page.ts';
import { role, text } from '../tab/target.ts';
import { expect, test } from '../test.ts';

test('a visitor’s cart counts, stays when the page is loaded anew, and empties', async ({ tab, at, say, lang }) => {
  await tab.open(at(`/product/detail/${simpleProduct.id}`));
  await tab.click(role('button', say({ zh: '加入购物车', en: 'Add to cart' })));
  await tab.sees(text(say({ zh: '已加入购物车', en: 'Added to your cart' })));
  await tab.open(at('/cart'));
  const main = role('main');
  const [one = ''] = /[¥$][\d,.]+/.exec(await tab.reads(main, /[¥$][\d,.]+/)) ?? [];
  await tab.click(role('button', say({ zh: /增加|加一|多一件/, en: /[Ii]ncrease|more|[Aa]dd one/ }), { within: main }));
  const cents = Math.round(Number(one.replace(/[^\d.]/g, '')) * 200);
  const doubled = (cents / 100).toFixed(2);
  await tab.reads(main, new RegExp(doubled.replace('.', '\\.')));
  await tab.open(at('/cart'));
  expect(await tab.reads(main, new RegExp(doubled.replace('.', '\\.')))).toContain(simpleProduct[lang]);
});
