import { longUnless } from '../support/long.ts';
import { openSettled } from '../support/open-settled.ts';
import { customerWithOrders } from '../support/order-actions.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { cutPlaceholders } from './cut-placeholders.ts';

const open = ['/', '/pass/login', '/pass/register', '/pass/findPassword'];
const own = ['/user/indent/list', '/user/cellphone', '/user/finance/list'];

for (const width of [390, 320]) {
  for (const prefix of ['', '/en']) {
    test.describe(`${prefix || 'zh'}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test(
        'no placeholder is wider than its field',
        longUnless((prefix === '') === width > 320),
        async ({ page, baseURL }) => {
          const look = async (path: string) => {
            await openSettled(page, prefix + path);
            expect.soft(await cutPlaceholders(page), path).toEqual([]);
          };
          for (const path of open) await look(path);
          await enterAs(page.context(), baseURL ?? '', await customerWithOrders(baseURL ?? ''));
          for (const path of own) await look(path);
        },
      );
    });
  }
}
