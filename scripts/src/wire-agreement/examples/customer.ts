import {
  account,
  addresses,
  alerts,
  closing,
  data,
  fairness,
  favouriteLists,
  favourites,
  lotteries,
  mailbox,
  notices,
  recentlyViewed,
} from '@jishi/api/every-call';
import { examplesOf, unheard } from './examples-of.ts';

const page = { page: 2, pageSize: 20 };
const address = {
  name: '林小满',
  phone: '13800000001',
  place: '科技园',
  address: '广东省深圳市南山区科技园路 1 号',
  house: '3 栋 502',
  latitude: 22.54,
  longitude: 113.95,
};

/** What customers keep here. */
export const customer = {
  'account/requests.ts': examplesOf(account, {
    chooseNotices: [[{ topic: 'offers', way: 'mail', isOn: true }]],
    getAccount: [[]],
    getNoticeChoices: [[]],
    updateAccount: [[{ nickname: '小满', avatar: '/media/avatars/1.webp' }], [{ nickname: '小满' }]],
  }),
  'account/closing-requests.ts': examplesOf(closing, { getClosing: [[]], closeAccount: [[]] }),
  'account/data-requests.ts': examplesOf(data, { getDataFile: [[]], askForDataFile: [[]], requestDataFile: [[]] }),
  'account/mailbox-requests.ts': examplesOf(mailbox, {
    sendMailboxCode: [['me@mail.example']],
    bindMailbox: [[{ email: 'me@mail.example', code: '12345' }]],
  }),
  'addresses/requests.ts': examplesOf(addresses, {
    listAddresses: [[]],
    createAddress: [[address]],
    updateAddress: [['3', address]],
    removeAddress: [['3']],
    setDefaultAddress: [['3']],
    listRegions: [[]],
    getShippingFee: [
      ['3', [{ productId: '4', quantity: 2, shippingRateId: '1' }]],
      [null, [{ productId: '4', quantity: 2, shippingRateId: null }]],
    ],
    estimateDelivery: [
      [
        { productId: '4', quantity: 2 },
        { region: '330100', last: '110100' },
      ],
      [{ productId: '4', quantity: 2 }, {}],
      [{ lines: [{ productId: '4', variantId: '9', quantity: 2 }] }, { region: '330100' }],
      [{ lines: [{ productId: '4', variantId: null, quantity: 1 }] }, { last: '330100' }],
    ],
    getMapTiles: [[]],
  }),
  'products/alert-requests.ts': examplesOf(alerts, {
    getProductAlerts: [['4']],
    setProductAlerts: [
      ['4', { price: true, stock: false }],
      ['4', {}],
    ],
  }),
  'favourite-lists/requests.ts': examplesOf(favouriteLists, {
    listFavouriteLists: [['4'], [null]],
    listFavouritesIn: [
      ['3', page],
      ['3', {}],
    ],
    createFavouriteList: [['厨房']],
    renameFavouriteList: [[{ id: '3', name: '厨房' }]],
    removeFavouriteList: [['3']],
    putInFavouriteList: [[{ listId: '3', productId: '4', isIn: true }]],
    shareFavouriteList: [[{ listId: '3', from: '小满' }]],
    endFavouriteListLink: [['3']],
    getSharedFavourites: [['token']],
    keepSharedFavourites: [['token']],
  }),
  'favourites/requests.ts': examplesOf(favourites, {
    listFavourites: [[page], [{}]],
    listFallenFavourites: [[page], [{}]],
    isFavourite: [['4']],
    addFavourite: [['4']],
    removeFavourite: [['4']],
  }),
  'lotteries/fairness-requests.ts': examplesOf(fairness, {
    getFairDraw: [['1']],
    listOwnDraws: [[{ lotteryId: '1', ...page }], [{}]],
  }),
  'lotteries/requests.ts': examplesOf(lotteries, {
    listLotteries: [[page], [{}]],
    getLottery: [['1']],
    drawLottery: [['1', {}, { word: 'plum', seedHash: 'ab'.repeat(32) }]],
    listWinners: [[{ lotteryId: '1', ...page, oldestFirst: true }], [{ lotteryId: '1' }]],
    listOwnPrizes: [[{ ...page, oldestFirst: true }], [{}]],
  }),
  'notices/requests.ts': examplesOf(notices, {
    listNotices: [[{ ...page, oldestFirst: true }], [{}]],
    countUnreadNotices: [[]],
    followUnreadNotices: [[unheard]],
    watchUnreadNotices: [[unheard]],
    getNotice: [['0198f0de-7f6a-7c3e-8a51-5b1c2d3e4f50']],
    markNoticesRead: [[['0198f0de-7f6a-7c3e-8a51-5b1c2d3e4f50']]],
    markAllNoticesRead: [[]],
    removeNotices: [[['0198f0de-7f6a-7c3e-8a51-5b1c2d3e4f50']]],
  }),
  'recently-viewed/requests.ts': examplesOf(recentlyViewed, {
    listRecentlyViewed: [[page], [{}]],
    recordView: [['4']],
    clearRecentlyViewed: [[]],
  }),
};
