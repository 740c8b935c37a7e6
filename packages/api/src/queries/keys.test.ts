import { expect, it } from 'vitest';
import { accountKeys } from '../account/queries.ts';
import { addressInvalidations, addressKeys } from '../addresses/queries.ts';
import { articleKeys } from '../articles/queries.ts';
import { billKeys } from '../bills/queries.ts';
import { cartKeys } from '../cart/queries.ts';
import { categoryKeys } from '../categories/queries.ts';
import { couponInvalidations, couponKeys } from '../coupons/queries.ts';
import { favouriteInvalidations, favouriteKeys } from '../favourites/queries.ts';
import { flashSaleInvalidations, flashSaleKeys } from '../flash-sales/queries.ts';
import { lotteryInvalidations, lotteryKeys } from '../lotteries/queries.ts';
import { noticeInvalidations, noticeKeys } from '../notices/queries.ts';
import { pointsKeys } from '../points/queries.ts';
import { productKeys, questionKeys } from '../products/queries.ts';
import { recentlyViewedInvalidations, recentlyViewedKeys } from '../recently-viewed/queries.ts';
import { reviewKeys } from '../reviews/queries.ts';
import { securityInvalidations, securityKeys } from '../security/queries.ts';
import { shopKeys } from '../shop/queries.ts';
import { signInKeys } from '../sign-in/queries.ts';

const page = { page: 1, pageSize: 10 };
const days = { from: '2026-10-22', until: '2026-11-20' };

// Parts of different releases meet by these: a key that is spelled anew is a second call of the api.
it.each([
  [accountKeys.all, ['account']],
  [accountKeys.noticeChoices, ['account-notice-choices']],
  [addressKeys.all, ['addresses']],
  [addressKeys.regions('zh'), ['regions', 'zh']],
  [addressKeys.mapTiles('en'), ['map-tiles', 'en']],
  [articleKeys.columns, ['articles', 'columns']],
  [articleKeys.column('help', page), ['articles', 'columns', 'help', page]],
  [articleKeys.one('9'), ['articles', '9']],
  [articleKeys.legal('terms'), ['legal', 'terms']],
  [billKeys.list({ direction: 'income', ...page }), ['bills', 'list', { direction: 'income', ...page }]],
  [billKeys.balances(days), ['bills', 'balances', days]],
  [cartKeys.all, ['cart']],
  [cartKeys.saved, ['saved-lines']],
  [cartKeys.savedOf([]), ['saved-lines', []]],
  [categoryKeys.tree, ['categories', 'tree']],
  [categoryKeys.menu, ['categories', 'menu', 'recommended']],
  [couponKeys.open(true), ['coupons', 'open', true]],
  [couponKeys.usable, ['coupons', 'usable']],
  [couponKeys.centre(false, 'upcoming', 2), ['coupons', 'centre', false, 'upcoming', 2]],
  [couponKeys.owned(null, 1), ['coupons', 'owned', null, 1]],
  [couponKeys.ownedCount, ['coupons', 'owned', 'count']],
  [couponKeys.one(true, '5', ['7']), ['coupons', 'one', true, '5', ['7']]],
  [favouriteKeys.list(page), ['favourites', 'list', page]],
  [favouriteKeys.fallen(page), ['favourites', 'list', 'fallen', page]],
  [favouriteKeys.product('7'), ['favourites', 'product', '7']],
  [favouriteKeys.alerts('7'), ['favourites', 'alerts', '7']],
  [favouriteKeys.named(null), ['favourites', 'list', 'named', null]],
  [favouriteKeys.inNamed('3', page), ['favourites', 'list', 'named-one', '3', page]],
  [productKeys.sharedFavourites('abc'), ['products', 'shared-favourites', 'abc']],
  [flashSaleKeys.running(6), ['flash-sales', 'running', 6]],
  [
    flashSaleKeys.slot({ slot: '2026-11-20 22:00:00', ...page }),
    ['flash-sales', 'slot', { slot: '2026-11-20 22:00:00', ...page }],
  ],
  [flashSaleKeys.ownPieces, ['flash-sales', 'own-pieces']],
  [flashSaleKeys.ofProduct('7'), ['flash-sales', 'of-product', '7']],
  [lotteryKeys.list(page), ['lotteries', 'list', page]],
  [lotteryKeys.one('3'), ['lotteries', 'one', '3']],
  [
    lotteryKeys.winners({ lotteryId: '3', ...page, oldestFirst: true }),
    ['lotteries', 'winners', '3', { ...page, oldestFirst: true }],
  ],
  [lotteryKeys.fair('3'), ['lotteries', 'fair', '3']],
  [lotteryKeys.drawPage({ lotteryId: '3', ...page }), ['lotteries', 'draws', { lotteryId: '3', ...page }]],
  [lotteryKeys.prizePage(page), ['lotteries', 'prizes', page]],
  [noticeKeys.unread, ['notices', 'unread']],
  [noticeKeys.list({ ...page, oldestFirst: true }), ['notices', 'list', { ...page, oldestFirst: true }]],
  [noticeKeys.one('4'), ['notices', 'one', '4']],
  [pointsKeys.list({ keyword: '抽奖', ...page }), ['points', 'list', { keyword: '抽奖', ...page }]],
  [pointsKeys.balances(days), ['points', 'balances', days]],
  [pointsKeys.rules, ['points', 'rules']],
  [productKeys.one('7'), ['products', '7']],
  [productKeys.list({ keyword: 'tea' }), ['products', 'list', { keyword: 'tea' }]],
  [productKeys.cards({ keyword: 'tea' }), ['products', 'list', 'cards', { keyword: 'tea' }]],
  [productKeys.matches(['茶', '米']), ['products', 'matches', ['茶', '米']]],
  [productKeys.sharedList('abc'), ['shared-lists', 'abc']],
  [productKeys.together('7'), ['products', 'together', '7']],
  [productKeys.togetherCount('7'), ['products', 'together', '7', 'count']],
  [productKeys.compared(['7', '8']), ['products', 'compared', ['7', '8']]],
  [productKeys.suggestions('te'), ['suggestions', 'te']],
  [productKeys.searchWords('tae'), ['search-words', 'tae']],
  [questionKeys.lists('7'), ['questions', '7', 'list']],
  [
    questionKeys.list({ productId: '7', ...page, firstLang: 'zh' }),
    ['questions', '7', 'list', { ...page, firstLang: 'zh' }],
  ],
  [questionKeys.one('7', '9'), ['questions', '7', 'one', '9']],
  [questionKeys.own('7'), ['questions', '7', 'own']],
  [recentlyViewedKeys.latest(12), ['recently-viewed', 12]],
  [reviewKeys.list({ productId: '7', ...page, score: 5 }), ['reviews', '7', { ...page, score: 5 }]],
  [reviewKeys.figures('7'), ['reviews', '7', 'figures']],
  [securityKeys.state, ['security', 'state']],
  [securityKeys.devices, ['security', 'devices']],
  [securityKeys.passkeys, ['security', 'passkeys']],
  [reviewKeys.own(page), ['reviews', 'own', page]],
  [reviewKeys.lines('7'), ['reviews', 'lines', '7']],
  [reviewKeys.terms, ['reviews', 'terms']],
  [shopKeys.banners('sign-in'), ['banners', 'sign-in']],
  [shopKeys.features, ['features']],
  [shopKeys.friendLinks, ['friend-links']],
  [shopKeys.licence, ['licence']],
  [shopKeys.serviceContact, ['service-contact']],
  [shopKeys.siteConfig, ['site-config']],
  [signInKeys.proof, ['proof']],
  [signInKeys.qrCode('r1', 2), ['qr-code', 'r1', 2]],
  [signInKeys.scan('c'), ['scan', 'c']],
])('%j', (key, spelled) => expect(key).toEqual(spelled));

it.each([
  [
    'addresses',
    addressInvalidations,
    {
      createAddress: [['addresses']],
      updateAddress: [['addresses']],
      removeAddress: [['addresses']],
      setDefaultAddress: [['addresses']],
      deliveryTurned: [['addresses', 'delivery']],
    },
  ],
  [
    'coupons',
    couponInvalidations,
    {
      claimCoupon: [['coupons']],
      couponTurned: [['coupons', 'centre']],
      couponLapsed: [['coupons', 'owned']],
    },
  ],
  [
    'favourites',
    favouriteInvalidations,
    {
      addFavourite: [['favourites', 'list']],
      removeFavourite: [['favourites', 'list']],
      changeList: [['favourites', 'list']],
    },
  ],
  [
    'notices',
    noticeInvalidations,
    {
      getNotice: [['notices', 'list']],
      markNoticesRead: [['notices', 'list']],
      markAllNoticesRead: [['notices', 'list']],
      removeNotices: [['notices', 'list']],
      noticeRead: [['notices', 'unread']],
      unreadChanged: [['notices', 'list']],
    },
  ],
  [
    'security',
    securityInvalidations,
    {
      changePassword: [
        ['security', 'state'],
        ['security', 'devices'],
        ['security', 'passkeys'],
      ],
      bindMailbox: [['account'], ['security', 'state'], ['security', 'devices']],
      changePhone: [['account'], ['security', 'state'], ['security', 'devices']],
      endDevice: [
        ['security', 'state'],
        ['security', 'devices'],
      ],
      endOtherDevices: [
        ['security', 'state'],
        ['security', 'devices'],
      ],
      addPasskey: [
        ['security', 'state'],
        ['security', 'passkeys'],
      ],
      renamePasskey: [['security', 'passkeys']],
      removePasskey: [
        ['security', 'state'],
        ['security', 'passkeys'],
      ],
    },
  ],
  ['recently viewed', recentlyViewedInvalidations, { clearRecentlyViewed: [['recently-viewed']] }],
])('acts on %s invalidate', (_, table, expected) => expect(table).toEqual(expected));

it('the turn of a sale invalidates its product too', () => {
  expect(flashSaleInvalidations.saleTurned('7')).toEqual([
    ['flash-sales', 'of-product', '7'],
    ['products', '7'],
  ]);
  expect(flashSaleInvalidations.roundEnded).toEqual([['flash-sales', 'running']]);
  expect(flashSaleInvalidations.slotTurned).toEqual([['flash-sales', 'slot']]);
});

it('a draw invalidates what it may have changed: the lottery, its winners, prizes, points, money and coupons', () => {
  expect(lotteryInvalidations.drawLottery('3')).toEqual([
    ['lotteries', 'list'],
    ['lotteries', 'one', '3'],
    ['lotteries', 'winners', '3'],
    ['lotteries', 'prizes'],
    ['lotteries', 'fair', '3'],
    ['lotteries', 'draws'],
    ['account'],
    ['coupons'],
  ]);
  expect(lotteryInvalidations.lotteryTurned('3')).toEqual([
    ['lotteries', 'list'],
    ['lotteries', 'one', '3'],
  ]);
});
