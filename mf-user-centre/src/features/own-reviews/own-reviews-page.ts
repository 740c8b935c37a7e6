import { ordersQuery } from '@jishi/api/orders/queries';
import { ownReviewsQuery } from '@jishi/api/reviews/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOwnReviewsAddress } from '../../model/own-reviews-address.ts';
import { toWriteQuestion, writtenQuestion } from './model/questions.ts';
import { OwnReviewsScreen } from './own-reviews-screen.tsx';

export default definePage({
  Component: OwnReviewsScreen,
  load({ query }, { api, queries, i18n }) {
    const { show, page } = readOwnReviewsAddress(query);
    if (show === 'written') void queries.prefetchQuery(ownReviewsQuery(api, writtenQuestion(page)));
    else void queries.prefetchQuery(ordersQuery(api, toWriteQuestion(page)));
    return { title: textsOf(i18n)('own-reviews.title'), noIndex: true };
  },
});
