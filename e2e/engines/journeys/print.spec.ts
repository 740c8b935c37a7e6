import { signIn } from '../../support/api.ts';
import { ownProduct } from '../../support/operator.ts';
import { orderByApi } from '../../support/own-cart.ts';
import { newCustomer } from '../../support/signed-in.ts';
import { signInByPassword } from '../sign-in.ts';
import { role } from '../tab/target.ts';
import { expect, test } from '../test.ts';

/** Makes the page look as it does on paper: what is styled for print holds on the screen. */
const asOnPaper = `let count = 0;
const turn = (rules) => { for (const rule of rules) {
  if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') { rule.media.mediaText = 'all'; count += 1; }
  if (rule.cssRules) turn(rule.cssRules);
} };
for (const sheet of document.styleSheets) turn(sheet.cssRules);
return count;`;

test('an order is printed as one sheet without buttons', async ({ tab, at, say }) => {
  const origin = process.env['SHOP_ORIGIN'] ?? '';
  const customer = await newCustomer(origin);
  const product = await ownProduct('印', { price: '12.50', stock: 5 });
  const id = await orderByApi(origin, await signIn(customer, origin), product, 2, 12.5);
  await tab.open(at(`/user/indent/print?id=${id}`));
  await signInByPassword(tab, say, customer);
  const print = role('button', say({ zh: '打印订单', en: 'Print this order' }));
  await tab.sees(print);
  const sheet = await tab.reads(role('main'), /\d{15,}/);
  expect(sheet).toContain(product.name);
  expect(sheet).toMatch(/25\.00/);

  await tab.run('globalThis.__asked = 0; globalThis.print = () => { globalThis.__asked += 1; };');
  await tab.click(print);
  expect(await tab.run('return globalThis.__asked')).toBe(1);

  expect(await tab.run<number>(asOnPaper)).toBeGreaterThan(0);
  await tab.seesNot(print);
  await tab.sees(role('table', undefined, { within: role('main') }));
  const pdf = await tab.pdf();
  if (pdf) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
