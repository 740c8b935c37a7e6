import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-catalog',
  owner: 'Catalogue',
  minApi: 1,
  pages: {
    home: { module: './src/features/home/home-page.ts', layout: 'default' },
    'category-list': { module: './src/features/category-list/category-list-page.ts', layout: 'default' },
    'product-list': { module: './src/features/product-list/product-list-page.ts', layout: 'default' },
    'article-list': { module: './src/features/article-list/article-list-page.ts', layout: 'default' },
    'article-detail': { module: './src/features/article-detail/article-detail-page.ts', layout: 'default' },
    'product-detail': { module: './src/features/product-detail/product-detail-page.ts', layout: 'default' },
    compare: { module: './src/features/compare/compare-page.ts', layout: 'default' },
    'review-list': { module: './src/features/review-list/review-list-page.ts', layout: 'default' },
  },
  fragments: {
    'product-strip': { module: './src/fragments/product-strip.ts', hydrate: 'visible' },
    'search-suggestions': { module: './src/fragments/search-suggestions.ts', hydrate: 'interaction' },
  },
  contract: './src/contract.ts',
});
