import type { RawSections } from '../catalogue/sections.ts';

const colour = { zh: '颜色', en: 'Colour' };
const size = { zh: '尺码', en: 'Size' };

/** A catalogue with one product of every type, and texts that files easily spoil. Written as an operator would. */
export const smallCatalogue: RawSections = {
  brands: [
    { key: 'plain', name: { zh: '素', en: 'Plain' }, sort: 2, picture: '/media/brands/plain.webp' },
    { key: 'unnamed-in-english', name: { zh: '无名' } },
  ],
  // A child before its parent.
  categories: [
    { key: 'shirts', parent: 'clothes', name: { zh: '衬衫', en: 'Shirts' }, sort: 3, isRecommended: true },
    { key: 'clothes', name: { zh: '服装', en: 'Clothes' }, sort: 1, picture: '/media/objects/1f455.webp' },
    { key: 'cards', name: { zh: '卡券', en: 'Vouchers' }, isShown: false },
  ],
  shippingRates: [
    {
      key: 'by-piece',
      name: { zh: '按件', en: 'By piece' },
      shipsFrom: ['330000', '330100'],
      freeProvinces: ['330000'],
      freeOver: '99.00',
      steps: [
        { firstPieces: 1, firstFee: 800, furtherPieces: 2, furtherFee: 150, provinces: ['310000', '320000'] },
        { firstPieces: 1, firstFee: 1200, furtherPieces: 1, furtherFee: 300 },
      ],
    },
  ],
  couriers: [
    { key: 'swift', name: { zh: '迅捷', en: 'Swift' }, waybillPrefix: 'SW', isUsual: true, sort: 2 },
    { key: 'cold', name: { zh: '冷链' }, isColdChain: true, isActive: false, sort: 1 },
  ],
  goods: [
    {
      key: 'G1',
      slug: 'striped-shirt',
      number: '007-S',
      category: 'shirts',
      brand: 'plain',
      shippingRate: 'by-piece',
      shelf: 'on',
      onShelfSince: '2026-11-01T02:03:04.567Z',
      isHot: true,
      purchaseLimit: 5,
      sort: -3,
      sales: 42,
      points: { kind: 'percent', value: 20 },
      name: { zh: '条纹衬衫，"经典"款', en: 'Striped shirt, the "classic" one' },
      keywords: { zh: '衬衫,条纹', en: 'shirt,stripes' },
      summary: { zh: '=1+1', en: "'=it's no formula" },
      details: {
        zh: '<h3>规格</h3>\n<table><tbody><tr><th scope="row">面料</th><td>长绒棉</td></tr></tbody></table>',
        en: '<p>Line one\r\nline two; 5 &lt; 6 &amp; "quoted"</p>',
      },
      pictures: {
        main: '/media/goods/1.webp',
        gallery: ['/media/goods/1-1.webp', '/media/goods/1-2.webp'],
        video: 'https://video.example/1.mp4',
        poster: '/media/goods/1-poster.webp',
      },
      variants: [
        {
          choices: [
            { key: colour, value: { zh: '红', en: 'Red' } },
            { key: size, value: { zh: 'M', en: 'M' } },
          ],
          price: 9900,
          marketPrice: '129.00',
          costPrice: 5000,
          stock: 12,
          picture: '/media/goods/1-h0.webp',
        },
        {
          choices: [
            { key: colour, value: { zh: '红', en: 'Red' } },
            { key: size, value: { zh: 'L', en: 'L' } },
          ],
          price: '89.50',
          stock: 0,
        },
      ],
    },
    {
      key: 'G2',
      name: { zh: '+86 电话卡', en: '@home SIM card 😀' },
      category: 'cards',
      type: 'virtual',
      price: 1,
      stock: 3,
      shippingFee: 8,
      shelf: 'scheduled',
      scheduledFor: '2027-01-01 08:00',
      stockFalls: 'when-paid',
      pictures: { main: '/media/goods/2.webp' },
    },
    {
      key: 'G3',
      name: { zh: '会员卡' },
      type: 'card-key',
      category: 'cards',
      variants: [
        { choices: [{ key: { zh: '期限' }, value: { zh: '一年' } }], price: 10000, isSameCode: false },
        {
          choices: [{ key: { zh: '期限' }, value: { zh: '网盘' } }],
          price: 500,
          stock: 100,
          codeKind: 'web-disk',
          isSameCode: true,
        },
      ],
    },
    {
      key: 'G4',
      name: { en: 'Wallpapers' },
      type: 'download',
      variants: [
        {
          choices: [{ key: { en: 'Format' }, value: { en: 'PNG' } }],
          price: 300,
          stock: 50,
          file: { name: 'wallpapers.zip', path: 'downloads/wallpapers.zip' },
        },
      ],
    },
  ],
  cardKeys: [
    { good: 'G3', variant: '一年', name: 'JS001', code: 'AAAA-BBBB' },
    { good: 'G3', variant: '一年', name: null, code: '-CCCC' },
    { good: 'G3', variant: '网盘', name: 'https://files.example/s/1', code: 'x7' },
  ],
};
