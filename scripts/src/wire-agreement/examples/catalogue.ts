import {
  articles,
  categories,
  flashSales,
  places,
  products,
  questions,
  recommendations,
  reviews,
  shop,
  shoppingLists,
  uploads,
} from '@jishi/api/every-call';
import { examplesOf, unheard } from './examples-of.ts';

const page = { page: 2, pageSize: 20 };

const everyFilter = {
  ...page,
  keyword: '耳机',
  asTyped: true,
  categoryId: '5',
  ids: ['1', '2'],
  recommended: true,
  brandIds: ['3', '4'],
  priceMin: 100,
  priceMax: 9_950,
  inStock: true,
  colours: ['red', 'metallic'],
  services: ['free-delivery', 'on-sale', 'points', 'online'],
  couponId: '5',
  sort: 'sales',
} as const;

/** What everybody may see. */
export const catalogue = {
  'articles/requests.ts': examplesOf(articles, {
    listColumns: [[]],
    getColumn: [
      ['about', page],
      ['12', {}],
    ],
    getArticle: [['about'], ['12']],
    getLegalDocument: [['terms'], ['privacy']],
    countArticleView: [
      ['article', '12'],
      ['column', '3'],
    ],
  }),
  'categories/requests.ts': examplesOf(categories, { listCategoryTree: [[]], listRecommendedCategories: [[]] }),
  'flash-sales/requests.ts': examplesOf(flashSales, {
    listFlashSales: [
      [{ ...page, slot: '2026-11-20 16:00:00', state: 'running' }],
      [{ state: 'upcoming' }],
      [{ state: 'over' }],
      [{}],
    ],
    getFlashSale: [['4']],
    listOwnPieces: [[]],
    followFlashSales: [[['3', '4'], unheard]],
    listSaleReminders: [[page]],
    getSaleReminders: [[]],
    setSaleReminder: [['3']],
    removeSaleReminder: [['3']],
  }),
  'flash-sales/place-requests.ts': examplesOf(places, {
    takeSalePlace: [
      [{ productId: '4', variantId: '9', quantity: 2 }],
      [{ productId: '4', variantId: null, quantity: 1 }],
    ],
    getSalePlace: [['4']],
    leaveSaleLine: [['4']],
    watchSalePlace: [['4', { onPlace: unheard, onLost: unheard }]],
  }),
  'products/requests.ts': examplesOf(products, {
    listProducts: [
      [everyFilter],
      [{ sort: 'price-ascending', brandIds: ['3'] }],
      [{ sort: 'price-descending' }],
      [{ sort: 'unit-price-g' }],
      [{ sort: 'default' }],
    ],
    getProduct: [['4']],
    listSuggestions: [['耳']],
    listSearchWords: [['耳机'], ['']],
  }),
  'products/recommendation-requests.ts': examplesOf(recommendations, {
    listRecommendations: [[{ place: 'cart', productIds: ['4'], own: true, except: ['5'], limit: 5 }]],
    listBoughtTogether: [['4']],
  }),
  'products/shopping-list-requests.ts': examplesOf(shoppingLists, {
    matchProducts: [[['土豆', '牛奶']]],
    shareList: [
      [
        {
          name: '周末',
          lines: [
            { text: '土豆', quantity: 2, productId: '4', variantId: '9' },
            { text: '牛奶', quantity: 1, productId: null, variantId: null },
          ],
        },
      ],
    ],
    getSharedList: [['abc']],
  }),
  'questions/requests.ts': examplesOf(questions, {
    listQuestions: [[{ ...page, productId: '4', firstLang: 'en' }], [{ productId: '4' }]],
    getQuestion: [['9']],
    getOwnQuestions: [['4']],
    askQuestion: [['4', '能放冰箱吗？']],
    answerQuestion: [['9', '可以']],
    removeQuestion: [['9']],
  }),
  'reviews/requests.ts': examplesOf(reviews, {
    listReviews: [
      [{ ...page, productId: '4', score: 5, withPictures: true, firstLang: 'en' }],
      [{ productId: '4', firstLang: 'zh' }],
      [{ productId: '4' }],
    ],
    listOwnReviews: [[page]],
    listReviewableLines: [['7']],
    writeReviews: [
      ['7', [{ lineId: '1', score: 5, text: '很好', pictures: ['/media/uploads/1.webp'], isAnonymous: true }]],
    ],
    addToReview: [['9', { text: '还是好', pictures: ['/media/uploads/1.webp'] }]],
    getRewardTerms: [[]],
    getReviewTranslation: [['9']],
  }),
  'uploads/requests.ts': examplesOf(uploads, { uploadPicture: [[new Blob(['x'], { type: 'image/png' })]] }),
  'shop/requests.ts': examplesOf(shop, {
    listBanners: [['home-carousel'], ['home-advertisement'], ['sign-in'], ['blogroll']],
    listFriendLinks: [[]],
    listLanguages: [[]],
    getServiceContact: [[]],
    getSiteConfig: [[]],
    getSiteMetadata: [[]],
    getFeatures: [[]],
    isLicensed: [[]],
  }),
};
