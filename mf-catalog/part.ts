import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-catalog',
  owner: 'Catalogue',
  pages: {
    home: { module: './src/features/home/home-page.ts', layout: 'default', siteMap: ['page'] },
    'category-list': {
      module: './src/features/category-list/category-list-page.ts',
      layout: 'default',
      siteMap: ['page'],
    },
    street: { module: './src/features/street/street-page.ts', layout: 'default', path: '/street', siteMap: ['page'] },
    shout: {
      module: './src/features/shopping-list/shopping-list-page.ts',
      layout: 'default',
      path: '/shout',
      siteMap: ['page'],
    },
    'product-list': {
      module: './src/features/product-list/product-list-page.ts',
      layout: 'default',
      siteMap: ['page', 'categories'],
    },
    'article-list': {
      module: './src/features/article-list/article-list-page.ts',
      layout: 'default',
      siteMap: ['columns'],
    },
    'article-detail': {
      module: './src/features/article-detail/article-detail-page.ts',
      layout: 'default',
      siteMap: ['articles'],
    },
    'product-detail': {
      module: './src/features/product-detail/product-detail-page.ts',
      layout: 'default',
      siteMap: ['products'],
    },
    compare: { module: './src/features/compare/compare-page.ts', layout: 'default' },
    'review-list': { module: './src/features/review-list/review-list-page.ts', layout: 'default' },
  },
  fragments: {
    'product-strip': { module: './src/fragments/product-strip.ts', hydrate: 'visible' },
    'search-suggestions': { module: './src/fragments/search-suggestions.ts', hydrate: 'interaction' },
  },
  navigation: [
    { page: 'home', text: 'home.name', at: { header: 10 } },
    { page: 'home', text: 'home.name', at: { 'tab-bar': 10 }, icon: 'house' },
    { page: 'category-list', text: 'category.title', at: { header: 20 } },
    { page: 'category-list', text: 'category.title', at: { drawer: 10 }, icon: 'layout-grid' },
    { page: 'category-list', text: 'nav.categories', at: { 'tab-bar': 20 }, icon: 'layout-grid' },
    { page: 'article-list', text: 'nav.help', at: { header: 40 }, covers: ['article-detail'] },
    { page: 'article-list', text: 'nav.help', at: { drawer: 50 }, icon: 'circle-help' },
  ],
  contract: './src/contract.ts',
});
