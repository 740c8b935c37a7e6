export type { ApiClient, ApiOptions, FollowOptions, Parse, QueryParams, RequestOptions } from './client/api-client.ts';
export { ApiError, type ApiErrorCode, type ApiErrorDetails, isApiError } from './client/api-error.ts';
export { createApi } from './client/create-api.ts';
export { prepareCalls } from './client/prepare-calls.ts';
export type { Id, Language } from './model/id.ts';
export {
  type Cents,
  type CentsRange,
  centsOfYuan,
  rangeOfCents,
  sumCents,
  timesCents,
  type Yuan,
  yuanOfCents,
} from './model/money.ts';
export type { Page, PageRequest } from './model/page.ts';
export { type Picture, type PictureWidth, pictureSrcSet, pictureUrl, pictureWidths } from './model/picture.ts';
export { isDeliveredOnline, needsAddress, type ProductType } from './model/product-type.ts';
export { addSeconds, type ShopTime, secondsBetween, shopTimeAt } from './model/shop-time.ts';
