import { bills, cart, coupons, orders, payments, points, refunds, savedLines } from '@jishi/api/every-call';
import { examplesOf, unheard } from './examples-of.ts';

const page = { page: 2, pageSize: 20 };
const entry = { productId: '4', variantId: '9', quantity: 2 };
const plain = { ...entry, variantId: null };
const line = {
  ...entry,
  key: 'variant:9',
  name: '无线蓝牙耳机',
  picture: '/media/p/4.jpg',
  unitPrice: 19_990,
  marketPrice: 29_990,
  flashSale: {
    saleId: '7',
    state: 'running',
    isSoldOut: false,
    isAllHeld: false,
    price: { min: 14_990, max: 14_990 },
    normalPrice: 19_990,
    startsAt: '2026-11-20 10:00:00',
    endsAt: '2026-11-20 12:00:00',
  },
  options: [{ name: '颜色', value: '白' }],
  productType: 'physical',
  shippingRateId: '1',
  freeShippingFrom: 9_900,
  stock: 12,
  purchaseLimit: 5,
  isInvalid: false,
  invalidReason: 'short-of-stock',
} as const;
const plainLine = { ...line, variantId: null, picture: null, marketPrice: null, stock: null, purchaseLimit: null };

const draftLine = { ...entry, name: '耳机', picture: '/media/p/4.jpg', unitPrice: 19_990 };
const draft = {
  lines: [{ ...draftLine, flashSale: { saleId: '7', variantId: '8' } }],
  addressId: '3',
  remark: '请尽快发货',
  giftNote: '生日快乐',
  couponId: '11',
  points: 300,
  prizeId: '6',
} as const;
const plainDraft = { lines: [{ ...draftLine, variantId: null, picture: null }], addressId: null };

const refundWish = { kind: 'refund', reason: 'changed-mind', lines: [{ id: '8', quantity: 1 }] } as const;
const narrowed = {
  direction: 'income',
  method: 'balance',
  keyword: '草莓',
  from: '2026-11-01',
  until: '2026-11-20',
} as const;

/** Cart, orders and what is paid with. */
export const buying = {
  'bills/requests.ts': examplesOf(bills, {
    listBills: [[{ ...narrowed, ...page, sort: 'oldest' }], [{ direction: 'spending', method: 'online' }], [{}]],
    exportBills: [[narrowed], [{ direction: 'spending', method: 'online' }], [{}]],
    getBalances: [[{ from: '2026-11-01', until: '2026-11-20' }]],
  }),
  'cart/requests.ts': examplesOf(cart, {
    getCart: [[]],
    getGuestLines: [[[entry, plain]]],
    saveCart: [[[line]], [[plainLine]], [[]]],
    clearCart: [[]],
    addToCart: [
      [[entry], { cap: true, places: [0] }],
      [[line, plain], {}],
    ],
    mergeGuestCart: [[[line]], [[plainLine]]],
    setCartQuantity: [
      [entry, { before: { productId: '4', variantId: '10' } }],
      [plain, { before: { productId: '4', variantId: null } }],
      [plain, {}],
    ],
    removeFromCart: [[[{ productId: '4', variantId: '9' }]], [[{ productId: '4', variantId: null }]]],
  }),
  'cart/saved-requests.ts': examplesOf(savedLines, {
    getSavedLines: [[]],
    saveForLater: [[[entry, plain]], [[{ productId: '4', variantId: null }]]],
    moveToCart: [[[{ productId: '4', variantId: '9' }]], [[{ productId: '4', variantId: null }]]],
    removeSavedLines: [[[{ productId: '4', variantId: '9' }]], [[{ productId: '4', variantId: null }]]],
  }),
  'coupons/requests.ts': examplesOf(coupons, {
    getProductWithCoupon: [['4', 2]],
    getLinesWithCoupon: [[[entry, plain]]],
    listCoupons: [
      [{ ...page, state: 'underway', withGone: true }],
      [{ state: 'upcoming' }],
      [{ state: 'finished' }],
      [{}],
    ],
    getCoupon: [['5', ['1', '2']]],
    claimCoupon: [['5']],
    listOwnedCoupons: [
      [{ ...page, state: 'unused', goodsTotal: 12_345 }],
      [{ state: 'used' }],
      [{ state: 'invalid' }],
      [{}],
    ],
    countOwnedCoupons: [[]],
  }),
  'orders/requests.ts': examplesOf(orders, {
    listOrders: [
      [{ ...page, tab: 'shipped', kind: 'flash-sale', keyword: '耳机', from: '2026-11-01', until: '2026-11-20' }],
      [{ tab: 'after-sale' }],
      [{ tab: 'all' }],
      [{}],
    ],
    getOrder: [['5']],
    getPaymentInfo: [['5']],
    getOrderCounts: [[]],
    previewOrder: [[draft], [plainDraft]],
    createOrder: [
      [draft, 800],
      [plainDraft, 0],
    ],
    cancelOrder: [['5']],
    confirmReceipt: [['5']],
    remindShop: [['5']],
    extendReceipt: [['5']],
    removeOrder: [['5']],
    requestDownload: [['5']],
    getAgainLines: [['5']],
    getAddressOffer: [['5']],
    changeOrderAddress: [
      ['5', '3', 800],
      ['5', '3', 0],
    ],
    restoreOrder: [['5']],
    purgeOrder: [['5']],
  }),
  'payments/requests.ts': examplesOf(payments, {
    payByBalance: [['5']],
    startQrPayment: [['5']],
    startPagePayment: [['5']],
    followPayment: [['5', unheard]],
  }),
  'refunds/requests.ts': examplesOf(refunds, {
    getRefundOffer: [['5']],
    previewRefund: [
      ['5', refundWish],
      ['5', { kind: 'return', reason: 'other', lines: [{ id: '8', quantity: 2 }] }],
    ],
    askRefund: [
      ['5', { ...refundWish, remark: '有划痕', pictures: ['/media/uploads/a.webp'], amount: 4113 }],
      ['5', { ...refundWish, remark: '', pictures: [], amount: 0 }],
    ],
    listRefunds: [[{ ...page, isOpen: true }], [{}]],
    countOpenRefunds: [[]],
    getRefund: [['5']],
    withdrawRefund: [['5']],
    sendReturn: [['5', { courierId: '2', trackingNumber: 'SF123456' }]],
  }),
  'points/requests.ts': examplesOf(points, {
    listPoints: [
      [{ ...page, sort: 'largest', direction: 'income', keyword: '签到', from: '2026-11-01', until: '2026-11-20' }],
      [{ direction: 'spending' }],
      [{}],
    ],
    exportPoints: [
      [{ direction: 'income', keyword: '签到', from: '2026-11-01', until: '2026-11-20' }],
      [{ direction: 'spending' }],
      [{}],
    ],
    getPointsBalances: [[{ from: '2026-11-01', until: '2026-11-20' }]],
    getPointsRules: [[]],
    getPointsOffer: [
      [[{ productId: '4', variantId: '9', unitPrice: 19_990, quantity: 2 }]],
      [[{ productId: '4', variantId: null, unitPrice: 19_990, quantity: 1 }]],
    ],
  }),
};
