import { at } from './opening.ts';
import type { PageState } from './page-state.ts';

/** Home, categories, lists, products, articles. */
export const catalogueStates: readonly PageState[] = [
  { route: 'mf_catalog/home', name: 'visitor', heading: { zh: '集市首页', en: 'Jishi home' }, open: at('/') },
  {
    route: 'mf_catalog/category-list',
    name: 'all',
    heading: { zh: '全部分类', en: 'All categories' },
    open: at('/category/list'),
  },
  {
    route: 'mf_catalog/street',
    name: 'by the clock',
    heading: { zh: '逛逛市集街', en: 'Walk the street' },
    open: at('/street'),
  },
  {
    route: 'mf_catalog/shout',
    name: 'no list yet',
    heading: { zh: '喊一嗓子', en: 'Shout your list' },
    open: at('/shout'),
  },
  {
    route: 'mf_catalog/shout',
    name: 'a link that is none',
    heading: { zh: '这张清单打不开', en: 'This list cannot be opened' },
    open: at('/shout?list=nonsense'),
  },
  {
    route: 'mf_catalog/product-list',
    name: 'all',
    heading: { zh: '全部商品', en: 'All products' },
    open: at('/product/list'),
  },
  {
    route: 'mf_catalog/product-list',
    name: 'nothing found',
    heading: { zh: '没有找到“qqqqq”', en: 'Nothing found for “qqqqq”' },
    level: 2,
    open: at('/product/list?title=qqqqq'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'one variant',
    heading: { zh: /^迁西板栗/, en: /^Qianxi raw chestnuts/ },
    open: at('/product/detail/1029'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'to choose from',
    heading: { zh: /^丹东草莓/, en: /^Dandong strawberries/ },
    open: at('/product/detail/1014'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'off the shelf',
    heading: { zh: /^贵州青椒/, en: /^Thick-walled green peppers/ },
    open: at('/product/detail/1024'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'its reviews',
    heading: { zh: /^大马士革纹三德刀/, en: /^Santoku knife/ },
    shows: { zh: '摊主回复', en: 'Stallholder' },
    open: at('/product/detail/1087?tab=reviews'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'its questions',
    heading: { zh: /^丹东草莓/, en: /^Dandong strawberries/ },
    shows: { zh: '买过', en: 'Bought it' },
    open: at('/product/detail/1014?tab=questions'),
  },
  {
    route: 'mf_catalog/product-detail',
    name: 'sold out',
    heading: { zh: /./, en: /./ },
    shows: { zh: '卖完了', en: 'Sold out' },
    open: at('/product/detail/1027'),
  },
  {
    route: 'mf_catalog/review-list',
    name: 'some',
    heading: { zh: '买家评价', en: 'Reviews' },
    shows: { zh: '摊主回复', en: 'Stallholder' },
    open: at('/comment/list?good_id=1087'),
  },
  {
    route: 'mf_catalog/review-list',
    name: 'none with these stars',
    heading: { zh: '没有符合条件的评价', en: 'No such reviews' },
    level: 3,
    open: at('/comment/list?good_id=1087&score=3'),
  },
  {
    route: 'mf_catalog/compare',
    name: 'three',
    heading: { zh: '商品对比', en: 'Compare products' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: at('/compare?ids=1029,1087,1141'),
  },
  {
    route: 'mf_catalog/compare',
    name: 'on the scale',
    heading: { zh: '商品对比', en: 'Compare products' },
    shows: { zh: '公平秤', en: 'The honest scale' },
    open: at('/compare?ids=1001,1013,1072'),
  },
  {
    route: 'mf_catalog/compare',
    name: 'nothing',
    heading: { zh: '还没有要对比的商品', en: 'Nothing to compare yet' },
    level: 2,
    open: at('/compare'),
  },
];
