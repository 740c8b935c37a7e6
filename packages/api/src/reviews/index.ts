import { lazyRequests } from '../client/lazy-requests.ts';

export {
  type AdditionInput,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PICTURES,
  type OwnReview,
  type Review,
  type ReviewAddition,
  type ReviewableLine,
  type ReviewInput,
  type ReviewPage,
  type ReviewQuery,
  type ReviewReply,
  type ReviewSummary,
  type ReviewTranslation,
  type RewardTerms,
} from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const addToReview = request('addToReview');
export const getReviewTranslation = request('getReviewTranslation');
export const getRewardTerms = request('getRewardTerms');
export const listOwnReviews = request('listOwnReviews');
export const listReviewableLines = request('listReviewableLines');
export const listReviews = request('listReviews');
export const writeReviews = request('writeReviews');
