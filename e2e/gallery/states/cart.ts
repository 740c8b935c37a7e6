import { at, signedInAt } from '../../access/states/opening.ts';
import { putIntoCart } from '../../support/own-cart.ts';
import { signUp } from '../../support/signed-in.ts';
import { dialog, press, text } from './acting.ts';
import { fullCart } from './customers.ts';
import { desktop, englishPhone, type GalleryState, inTurn, type Visit } from './gallery-state.ts';
import { changed } from './responses.ts';

const route = 'mf_cart_checkout/cart';
const heading = { zh: '购物车', en: 'Cart' } as const;

type Line = { good_id: number; invalid: boolean; invalid_reason: string | null; good_sku?: object; good?: object };

/** As if the shop had taken one product off its shelf, sold out another and kept one piece of a third. */
const partlyGone = changed<Line[]>('**/goodIndent/synchronizationInventory', (lines) =>
  lines.map((line, at) => {
    const left = { inventory: at === 1 ? 0 : 2, inventory_show: at === 1 ? 0 : 2 };
    const stock = {
      good: { ...line.good, ...left },
      ...(line.good_sku ? { good_sku: { ...line.good_sku, ...left } } : {}),
    };
    if (at === 0) return { ...line, invalid: true, invalid_reason: 'off-shelf' };
    if (at === 1 || at === 3) return { ...line, ...stock, invalid: true, invalid_reason: 'short-of-stock' };
    return line;
  }),
);

const invalid = inTurn(
  partlyGone,
  signedInAt('/category/list', fullCart),
  press({ zh: /^购物车/, en: /^Cart/ }, 'link'),
  ({ page }) => page.waitForURL(/\/cart$/),
  text({ zh: '失效商品', en: 'Unavailable items' }),
);

/** A visitor has put more into the cart than there is of it beside what the customer had. */
async function merged(visit: Visit): Promise<void> {
  const { page, origin } = visit;
  const tokens = await signUp(origin);
  await putIntoCart(origin, tokens, [[{ id: 1029, key: '', name: '' }, 1]]);
  for (const id of ['1029', '1290']) {
    await at(`/product/detail/${id}?price=normal`)(visit);
    await press({ zh: /^加入购物车$/, en: /^Add to cart$/ })(visit);
    await text({ zh: '已加入购物车', en: 'Added to your cart' })(visit);
  }
  await signedInAt('/cart', async () => tokens)(visit);
  await page
    .getByRole('status')
    .filter({ hasText: { zh: '之前加的商品都在', en: 'before logging in' }[visit.lang] })
    .waitFor();
}

/** The cart with more in it, and what has happened to it. */
export const cartStates: readonly GalleryState[] = [
  {
    route,
    name: 'several products and a coupon in sight',
    heading,
    open: signedInAt('/cart', fullCart),
    ways: [desktop, englishPhone],
  },
  { route, name: 'some cannot be bought any more', heading, open: invalid, ways: [desktop, englishPhone] },
  { route, name: 'what a visitor picked was added', heading, open: merged, ways: [desktop] },
  {
    route,
    name: 'asked before products go',
    heading,
    open: inTurn(signedInAt('/cart', fullCart), press({ zh: '删除选中', en: 'Remove selected' }), dialog),
    ways: [desktop],
  },
];
