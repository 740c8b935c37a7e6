import { role, text } from '../tab/target.ts';
import { test } from '../test.ts';

test.use({ scripts: false });

test('home, list, product and search read and link without JavaScript', async ({ tab, at, say, lang }) => {
  await tab.open(at('/'));
  await tab.fill(role('combobox', say({ zh: '搜索商品', en: /^Search/ })), lang === 'zh' ? '板栗' : 'chestnuts');
  await tab.enter();
  await tab.isAt(/\/product\/list\?title=/);
  await tab.sees(role('heading', say({ zh: /板栗/, en: /chestnuts/ }), { level: 1 }));
  await tab.click(role('link', say({ zh: /迁西板栗/, en: /Qianxi raw chestnuts/ })));
  await tab.isAt(/\/product\/detail\/\d+/);
  await tab.sees(role('heading', say({ zh: /迁西板栗/, en: /Qianxi raw chestnuts/ }), { level: 1 }));
  await tab.sees(text(say({ zh: /¥/, en: /\$/ })));
});

test('the cart says what it takes without JavaScript', async ({ tab, at, say }) => {
  await tab.open(at('/cart'));
  await tab.sees(text(say({ zh: /登录后才能看到购物车/, en: /can be seen after logging in/ })));
});
