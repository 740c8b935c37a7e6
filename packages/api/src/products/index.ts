import { lazyRequests } from '../client/lazy-requests.ts';

export {
  type FavouriteList,
  type ListLink,
  MAX_FAVOURITE_LIST_NAME,
  type SharedFavourites,
  type SharedProduct,
} from '../favourite-lists/model.ts';
export type { ProductAlerts } from '../model/product-alerts.ts';
export { type ColourFamily, colourFamilies, type ProductService, productServices } from '../model/product-facets.ts';
export { isDeliveredOnline, needsAddress, type ProductType } from '../model/product-type.ts';
export {
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
  type OwnQuestions,
  type ProductAnswer,
  type ProductQuestion,
  type QuestionPage,
  type QuestionQuery,
} from '../questions/model.ts';
export type {
  BrandFacet,
  CategoryFacet,
  ColourFacet,
  Measure,
  MeasureUnit,
  Product,
  ProductAvailability,
  ProductCard,
  ProductFacets,
  ProductPage,
  ProductQuery,
  ProductSort,
  ProductVideo,
  SearchWords,
  ServiceFacet,
  Suggestion,
  UnderstoodSearch,
  UnitFacet,
  UnitPrice,
  Variant,
  VariantOption,
} from './model.ts';
export { hasPictures, pickerRows } from './picker-rows.ts';
export type {
  Recommendation,
  RecommendationPlace,
  RecommendationQuery,
  RecommendationReason,
} from './recommendations.ts';
export {
  type ListToken,
  MAX_LINE_LENGTH,
  MAX_LIST_LENGTH,
  MAX_LIST_LINES,
  MAX_LIST_NAME,
  type MatchedProduct,
  type MatchedVariant,
  type ProductMatch,
  type SharedLine,
  type SharedList,
  type SharedListInput,
} from './shopping-list.ts';
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

const recommendationRequest = lazyRequests(() => import('./recommendation-requests.ts'));

export const listBoughtTogether = recommendationRequest('listBoughtTogether');
export const listRecommendations = recommendationRequest('listRecommendations');

const listRequest = lazyRequests(() => import('./shopping-list-requests.ts'));

export const getSharedList = listRequest('getSharedList');
export const matchProducts = listRequest('matchProducts');
export const shareList = listRequest('shareList');

const alertRequest = lazyRequests(() => import('./alert-requests.ts'));

export const getProductAlerts = alertRequest('getProductAlerts');
export const setProductAlerts = alertRequest('setProductAlerts');

const questionRequest = lazyRequests(() => import('../questions/requests.ts'));

export const answerQuestion = questionRequest('answerQuestion');
export const askQuestion = questionRequest('askQuestion');
export const getOwnQuestions = questionRequest('getOwnQuestions');
export const getQuestion = questionRequest('getQuestion');
export const listQuestions = questionRequest('listQuestions');
export const removeQuestion = questionRequest('removeQuestion');

const favouriteListRequest = lazyRequests(() => import('../favourite-lists/requests.ts'));

export const createFavouriteList = favouriteListRequest('createFavouriteList');
export const endFavouriteListLink = favouriteListRequest('endFavouriteListLink');
export const getSharedFavourites = favouriteListRequest('getSharedFavourites');
export const keepSharedFavourites = favouriteListRequest('keepSharedFavourites');
export const listFavouriteLists = favouriteListRequest('listFavouriteLists');
export const listFavouritesIn = favouriteListRequest('listFavouritesIn');
export const putInFavouriteList = favouriteListRequest('putInFavouriteList');
export const removeFavouriteList = favouriteListRequest('removeFavouriteList');
export const renameFavouriteList = favouriteListRequest('renameFavouriteList');
export const shareFavouriteList = favouriteListRequest('shareFavouriteList');
