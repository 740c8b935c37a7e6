/** Origin of our shop in the scenario: addresses of pictures are absolute, as the recorded ones are. */
export const OUR_ORIGIN = 'https://shop.example';

/** Where the recorded pictures lie in our shop: it shows none from elsewhere. */
export const PICTURES = '/media';

type RecordedCategory = [id: number, name: string, parentId: number | null, sort: number, isRecommended: number];

export const recordedCategories: readonly RecordedCategory[] = [
  [1, '手机数码', null, 1, 1],
  [2, '手机', 1, 1, 0],
  [3, '耳机', 1, 2, 0],
  [4, '充电', 1, 3, 0],
  [5, '家用电器', null, 2, 1],
  [6, '厨房电器', 5, 4, 0],
  [7, '清洁电器', 5, 5, 0],
  [8, '服饰鞋包', null, 3, 1],
  [9, 'T恤', 8, 6, 0],
  [10, '背包', 8, 7, 0],
  [11, '食品生鲜', null, 4, 0],
  [12, '零食', 11, 8, 0],
  [13, '茶饮', 11, 9, 0],
  [14, '图书文具', null, 5, 0],
  [15, '图书', 14, 10, 0],
  [16, '文具', 14, 11, 0],
];

type RecordedBanner = [id: number, type: number, name: string, url: string | null];

/** Listed in the order of their ids. */
export const recordedBanners: readonly RecordedBanner[] = [
  [1, 0, '轮播一', '/pages/product/detail?id=1'],
  [2, 0, '轮播二', '/pages/product/detail?id=4'],
  [3, 0, '轮播三', null],
  [4, 1, '首页广告', '/pages/product/detail?id=12'],
  [5, 2, '登录页广告', null],
];

export const recordedProject = {
  name: '测试商城',
  cover: `${PICTURES}/image/banner/b1.jpg`,
  pages: [{ name: '首页', type: 'home' }],
  config: { theme: '#fa436a' },
};

export const recordedSettings = [
  { key: 'shop.service', value: { url: 'https://service.example/kfid/test', id: 'test-corp-id', img: null } },
  { key: 'shop.licensed', value: false },
  // It had no reviews: what was received is completed.
  { key: 'features.comment', value: false },
];

export const recordedLanguages = [
  { code: 'zh', iso: 'zh-CN', name: '中文', sort: 0 },
  { code: 'en', iso: 'en-US', name: 'English', sort: 1 },
];

/** Free to 浙江; 北京 pays by pairs, 西藏 by the piece. */
export const recordedWays = [
  { firstQuantity: 2, firstFee: 1200, furtherQuantity: 2, furtherFee: 350, provinces: ['110000'] },
  { firstQuantity: 1, firstFee: 3000, furtherQuantity: 1, furtherFee: 1500, provinces: ['540000'] },
];
export const freeProvinces = ['330000'];

/** Balances in cents. The third account was closed by its owner. */
export const recordedUsers = [
  { cellphone: '13800000001', nickname: '测试用户一', money: 1_000_000, isClosed: false },
  { cellphone: '13800000002', nickname: '测试用户二', money: 100, isClosed: false },
  { cellphone: '13800000003', nickname: '测试用户三', money: 0, isClosed: true },
];
