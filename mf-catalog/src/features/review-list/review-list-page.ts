import { productQuery } from '@jishi/api/products/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { definePage, notFound, paths } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { reviewWordsOf } from '../../messages/reviews/texts.ts';
import { allReviews, readReviewAddress, withReviewAddress } from '../../model/review-address.ts';
import { reviewPageQuery } from '../../queries/review-queries.ts';
import { ReviewListScreen } from './review-list-screen.tsx';

export default definePage({
  Component: ReviewListScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('good_id') ?? '';
    if (!isId(id)) return notFound();
    const address = readReviewAddress(query);
    void queries.prefetchQuery(reviewPageQuery(api, id, address));
    const [{ name, pictures }, features] = await Promise.all([
      queries.ensureQueryData(productQuery(api, id)),
      queries.ensureQueryData(featuresQuery(api)),
    ]);
    if (!features.reviews) return notFound();
    const text = reviewWordsOf(i18n);
    return {
      title: text('title_of', { name }),
      description: text('description', { name }),
      canonical: withReviewAddress(paths.reviews(id), { ...allReviews, page: address.page }),
      ...(pictures[0] && { picture: pictures[0].url }),
      // Filtered and sorted pages show what the others show.
      noIndex: address.score !== null || address.withPictures || address.byTime,
    };
  },
});
