import { deliveryQuery } from '@jishi/api/addresses/queries';
import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery, siteConfigQuery } from '@jishi/api/shop/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ratingOf } from '../../../model/rating.ts';
import type { Offered } from '../model/offered.ts';
import { productData } from '../model/structured-data.ts';

/** The product for search engines, with its stars as soon as they are known. */
export function StructuredData({ offered }: { offered: Offered }) {
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const { origin } = useShop();
  const terms = useTerms(offered.product.id);
  const plain = <JsonLd data={productData({ ...offered, rating: null, terms }, useLang(), origin)} />;
  if (!features.reviews) return plain;
  return (
    <Block fallback={null} failed={plain}>
      <WithRating offered={offered} terms={terms} />
    </Block>
  );
}

type Terms = ReturnType<typeof useTerms>;

/** As the page says them: to whoever has named no place. */
function useTerms(productId: string) {
  const api = useApi();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: delivery = null } = useQuery(deliveryQuery(api, isSignedIn, { productId, quantity: 1 }));
  const { data: config } = useQuery(siteConfigQuery(api));
  return { delivery, promises: config?.promises ?? [] };
}

function WithRating({ offered, terms }: { offered: Offered; terms: Terms }) {
  const lang = useLang();
  const { origin } = useShop();
  const { data } = useSuspenseQuery(reviewFiguresQuery(useApi(), offered.product.id));
  const rating = data.summary && ratingOf(data.summary);
  return <JsonLd data={productData({ ...offered, rating, terms }, lang, origin)} />;
}
