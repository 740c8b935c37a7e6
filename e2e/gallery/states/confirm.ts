import { signedInAt } from '../../access/states/opening.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { dialog, press, text } from './acting.ts';
import { products } from './customers.ts';
import { desktop, englishPhone, type GalleryState, inTurn, phone, type Visit } from './gallery-state.ts';
import { changed, refused } from './responses.ts';
import { winner } from './winner.ts';

const route = 'mf_cart_checkout/confirm-order';
const heading = { zh: '确认订单', en: 'Confirm order' } as const;
const due = { zh: /^应付金额 ¥/, en: /^Amount due \$/ } as const;

type Preview = {
  goods_total: number;
  total: number;
  goods_list: { price: number; number: number; invalid: boolean; invalid_reason: string | null; left: number | null }[];
};

const isCounted = async ({ page, lang }: Visit) => page.getByText(due[lang]).first().waitFor({ state: 'attached' });

const buy = (id: string, who?: typeof emptyCustomer) =>
  inTurn(signedInAt(`/product/detail/${id}`, who), press({ zh: '立即购买', en: 'Buy now' }), ({ page }) =>
    page.waitForURL(/\/indent\/create/),
  );

const dearer = changed<Preview>('**/goodIndent/preview', (preview) => ({
  ...preview,
  goods_total: preview.goods_total + 3,
  total: preview.total + 3,
  goods_list: preview.goods_list.map((line) => ({ ...line, price: line.price + 3 })),
}));

const soldMeanwhile = changed<Preview>('**/goodIndent/preview', (preview) => ({
  ...preview,
  goods_list: preview.goods_list.map((line) => ({ ...line, invalid: true, invalid_reason: 'short-of-stock', left: 0 })),
}));

async function prize(visit: Visit): Promise<void> {
  const { tokens, prizeId } = await winner(visit.origin);
  await signedInAt(`/indent/create?integral_draw_log_id=${prizeId}`, async () => tokens)(visit);
  await isCounted(visit);
}

const newAddress = press({ zh: '新增收货地址', en: 'Add an address' });

/** What an order can be, and what can come between it and its payment. */
export const confirmStates: readonly GalleryState[] = [
  {
    route,
    name: 'a coupon and points are used',
    heading,
    open: inTurn(buy('1100?price=normal'), isCounted),
    ways: [desktop, englishPhone],
  },
  {
    route,
    name: 'nothing is sent',
    heading,
    open: inTurn(buy(products.virtual), isCounted),
    ways: [desktop, englishPhone],
  },
  { route, name: 'a prize', heading, open: prize, ways: [desktop] },
  {
    route,
    name: 'a price has changed',
    heading,
    open: inTurn(dearer, buy('1029'), text({ zh: /^价格有变化/, en: /^Prices have changed/ })),
    ways: [desktop, englishPhone],
  },
  {
    route,
    name: 'sold meanwhile',
    heading,
    open: inTurn(soldMeanwhile, buy('1029'), text({ zh: '有商品现在买不了', en: 'Some items cannot be bought now' })),
    ways: [desktop],
  },
  {
    route,
    name: 'the amounts did not come',
    heading,
    open: inTurn(refused('**/goodIndent/preview'), buy('1029'), text({ zh: /^金额没算出来/, en: /could not be/ })),
    ways: [desktop],
    isLoading: true,
  },
  {
    route,
    name: 'no address yet',
    heading,
    open: inTurn(buy('1029', emptyCustomer), press({ zh: '提交订单', en: 'Place order' })),
    ways: [desktop],
  },
  {
    route,
    name: 'a new address with a point on the map',
    heading: { zh: '新增收货地址', en: 'Add an address' },
    level: 2,
    open: inTurn(
      buy('1029', emptyCustomer),
      newAddress,
      dialog,
      press({ zh: '在地图上选择', en: 'Choose on the map' }),
      async ({ page }) => page.getByRole('application').waitFor(),
      press({ zh: '选这里', en: 'Use this point' }),
    ),
    ways: [desktop, phone],
  },
];
