import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { featuresQuery } from '../../../queries/features-query.ts';
import { productQuery } from '../../../queries/product-queries.ts';
import { type Offered, offeredOf } from '../model/offered.ts';
import { flashSaleQuery } from '../product-detail-queries.ts';

/** A product as this page offers it. */
export function useOffered(id: string): Offered {
  const api = useApi();
  const [query] = useSearchParams();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  const { data: sale } = useSuspenseQuery(flashSaleQuery(api, id));
  return offeredOf({ product, sale, features }, query);
}
