import { lazyRequests } from '../client/lazy-requests.ts';

export { isDeliveredOnline, needsAddress, type ProductType } from '../model/product-type.ts';
export type {
  BrandFacet,
  CategoryFacet,
  Product,
  ProductAvailability,
  ProductCard,
  ProductFacets,
  ProductPage,
  ProductQuery,
  ProductSort,
  ProductVideo,
  SearchWords,
  Suggestion,
  UnderstoodSearch,
  Variant,
  VariantOption,
} from './model.ts';
export { hasPictures, pickerRows } from './picker-rows.ts';
export {
  choiceOf,
  chosenVariant,
  initialChoice,
  missingAxes,
  optionsText,
  toggleValue,
  type VariantAxis,
  type VariantChoice,
  type VariantValue,
  variantAxes,
} from './variants.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const getProduct = request('getProduct');
export const listProducts = request('listProducts');
export const listSuggestions = request('listSuggestions');
export const listSearchWords = request('listSearchWords');
