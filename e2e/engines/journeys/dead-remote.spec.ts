import { simpleProduct } from '../../support/product-page.ts';
import { role, text } from '../tab/target.ts';
import { test } from '../test.ts';

test.use({ allowed: [/could not|failed|load|integrity/i] });

const retry = { zh: '重试', en: 'Try again' } as const;
const add = { zh: '加入购物车', en: 'Add to cart' } as const;

test('a product stays whole while the cart’s part is dead, and sells when it is back', async ({
  tab,
  door,
  at,
  say,
  lang,
}) => {
  door.breakPart('mf-cart-checkout');
  await tab.open(at(`/product/detail/${simpleProduct.id}`));
  const again = role('button', say(retry), { within: role('main') });
  await tab.sees(again);
  await tab.sees(role('heading', simpleProduct[lang], { level: 1 }));
  await tab.sees(role('contentinfo'));
  door.mend();
  await tab.click(again);
  await tab.seesNot(again);
  await tab.click(role('button', say(add)));
  await tab.sees(text(say({ zh: '已加入购物车', en: 'Added to your cart' })));
});

test('a page of a dead part says so, lets one leave, and opens when it is back', async ({ tab, door, at, say }) => {
  // On a wide screen in the header, on a phone below.
  const account = role('link', say({ zh: /^(登录|我的)$/, en: /^(Log in|Me)$/ }));
  door.breakPart('mf-user-centre');
  await tab.open(at('/category/list'));
  await tab.click(account);
  await tab.isAt(/\/pass\/login/);
  const again = role('button', say(retry), { within: role('main') });
  await tab.sees(again);
  await tab.back();
  await tab.isAt(/\/category\/list$/);
  await tab.sees(role('heading', say({ zh: '全部分类', en: 'All categories' }), { level: 1 }));
  await tab.seesNot(again);
  door.mend();
  await tab.click(account);
  await tab.sees(role('tab', say({ zh: '密码登录', en: /password/i })));
});
