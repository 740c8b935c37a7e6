import { newCustomer } from '../../support/signed-in.ts';
import { signInByPassword } from '../sign-in.ts';
import { label, role } from '../tab/target.ts';
import { test } from '../test.ts';

test('a guarded page asks who one is, says a wrong password, and opens for the right one', async ({ tab, at, say }) => {
  const customer = await newCustomer(process.env['SHOP_ORIGIN'] ?? '');
  await tab.open(at('/user/indent/list?index=1'));
  await tab.isAt(/\/pass\/login/);
  await signInByPassword(tab, say, { ...customer, password: 'not-this-one' });
  await tab.reads(role('alert', undefined, { within: role('main') }), /\S/);
  await tab.isAt(/\/pass\/login/);
  await tab.fill(label(say({ zh: '密码', en: 'Password' })), customer.password);
  await tab.enter();
  await tab.isAt(/\/user\/indent\/list\?index=1$/);
  await tab.sees(role('heading', say({ zh: '我的订单', en: 'My orders' }), { level: 1 }));

  // Kept by the browser: a page that is loaded anew knows them as well.
  await tab.open(at('/user/address'));
  await tab.sees(role('heading', say({ zh: '收货地址', en: /[Aa]ddress/ }), { level: 1 }));
});
