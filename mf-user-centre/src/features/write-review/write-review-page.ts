import { reviewableLinesQuery, rewardTermsQuery } from '@jishi/api/reviews/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { WriteReviewScreen } from './write-review-screen.tsx';

export default definePage({
  Component: WriteReviewScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('id');
    if (!isId(id)) return notFound();
    void queries.prefetchQuery(rewardTermsQuery(api));
    // An unknown order and another customer's are the same to whoever asks: not found.
    await queries.ensureQueryData(reviewableLinesQuery(api, id));
    return { title: textsOf(i18n)('write-review.title'), noIndex: true };
  },
});
