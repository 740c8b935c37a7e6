import { simpleProduct } from '../../support/product-page.ts';
import { customerWithMoney } from '../customer.ts';
import { signInByPassword } from '../sign-in.ts';
import { role, text } from '../tab/target.ts';
import { expect, test } from '../test.ts';

test('a visitor finds a product, signs in, pays from the balance and sees the order', async ({
  tab,
  at,
  say,
  lang,
}) => {
  const name = simpleProduct[lang];
  const [customer] = await Promise.all([customerWithMoney(), tab.open(at('/'))]);
  await tab.fill(role('combobox', say({ zh: '搜索商品', en: /^Search/ })), lang === 'zh' ? '板栗' : 'chestnuts');
  await tab.enter();
  await tab.sees(role('heading', say({ zh: /板栗/, en: /chestnuts/ }), { level: 1 }));
  await tab.click(role('link', new RegExp(name), { within: role('main') }));
  await tab.sees(role('heading', name, { level: 1 }));
  // Opened at once with what the list knew; the rest has come when it says how many there are.
  await tab.sees(text(say({ zh: /^库存/, en: /in stock/ })));

  await tab.click(role('button', say({ zh: '加入购物车', en: 'Add to cart' })));
  await tab.sees(text(say({ zh: '已加入购物车', en: 'Added to your cart' })));
  await tab.click(role('link', say({ zh: /购物车/, en: /[Cc]art/ })));
  await tab.isAt(/\/cart$/);
  await tab.sees(role('link', new RegExp(name), { within: role('main') }));

  // Settling needs a customer; the way leads on to the order of what was settled.
  await tab.click(role('button', say({ zh: /去结算/, en: /^Checkout/ })));
  await tab.isAt(/\/pass\/login/);
  await signInByPassword(tab, say, customer);
  await tab.isAt(/\/indent\/create/);
  await tab.click(role('button', say({ zh: '提交订单', en: 'Place order' })));
  await tab.isAt(/\/money\/pay/);
  await tab.click(role('button', say({ zh: /^支付/, en: /^Pay/ })));
  await tab.click(role('button', say({ zh: '确认支付', en: 'Confirm payment' }), { within: role('dialog') }));
  await tab.sees(role('heading', say({ zh: '支付成功', en: 'Payment successful' }), { level: 1 }));
  const [number = ''] = /\d{15,}/.exec(await tab.reads(role('main'), /\d{15,}/)) ?? [];

  await tab.click(role('link', say({ zh: '查看订单', en: 'View order' })));
  const order = await tab.reads(role('main'), lang === 'zh' ? /待发货/ : /To ship/);
  expect(order).toContain(number);
  expect(order).toContain(name);
});
