import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ratingOf } from '../../../model/rating.ts';
import type { Offered } from '../model/offered.ts';
import { productData } from '../model/structured-data.ts';

/** The product for search engines, with its stars as soon as they are known. */
export function StructuredData({ offered }: { offered: Offered }) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const { origin } = useShop();
  const plain = <JsonLd data={productData({ ...offered, rating: null }, useLang(), origin)} />;
  if (!features.reviews) return plain;
  return (
    <Block fallback={null} failed={plain}>
      <WithRating offered={offered} />
    </Block>
  );
}

function WithRating({ offered }: { offered: Offered }) {
  const lang = useLang();
  const { origin } = useShop();
  const { data } = useSuspenseQuery(reviewFiguresQuery(useApi(), offered.product.id));
  const rating = data.summary && ratingOf(data.summary);
  return <JsonLd data={productData({ ...offered, rating }, lang, origin)} />;
}
