import { cartCookieValue } from '@jishi/contracts/cart-cookie';
import { cookieNames, storageKeys } from '@jishi/contracts/cookies';

/** As many lines as the yardstick has, as the shop has kept them: renewing them changes nothing to be seen. */
const goods = [
  { productId: '1029', name: '迁西板栗 2斤 生栗 一剥一颗', unitPrice: 2680, marketPrice: 3590, purchaseLimit: null },
  { productId: '1039', name: '鲜活基围虾 2斤 带水充氧', unitPrice: 11_800, marketPrice: 13_890, purchaseLimit: 6 },
  { productId: '1113', name: '柠檬草洗手液 500毫升×2瓶', unitPrice: 3280, marketPrice: null, purchaseLimit: null },
  {
    productId: '1181',
    name: '儿童科学显微镜 1200倍 标本套装',
    unitPrice: 23_900,
    marketPrice: 32_000,
    purchaseLimit: null,
  },
];

const lines = goods.map((good) => ({
  ...good,
  key: `p${good.productId}`,
  variantId: null,
  quantity: 1,
  picture: `/media/goods/${good.productId}.webp`,
  options: [],
  productType: 'physical',
  shippingRateId: null,
  stock: 99,
  isInvalid: false,
}));

/** The cart of a visitor who has been here before, and what its page is told of it. */
export const guestCart = {
  storage: { [storageKeys.guestCart]: JSON.stringify(lines) },
  cookies: { [cookieNames.cart]: cartCookieValue(lines) },
};
