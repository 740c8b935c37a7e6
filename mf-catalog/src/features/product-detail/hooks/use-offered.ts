import { optionalFlashSaleQuery } from '@jishi/api/flash-sales/queries';
import { productQuery } from '@jishi/api/products/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useLiveSales } from '@jishi/part-kit/use-live-sales';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Offered, offeredOf } from '../model/offered.ts';
import { useSaleByClock } from './use-sale-by-clock.ts';

/** A product as this page offers it. */
export function useOffered(id: string): Offered {
  const api = useApi();
  const [query] = useSearchParams();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  const { data: told } = useSuspenseQuery(optionalFlashSaleQuery(api, id));
  const sale = useSaleByClock(told, id);
  useLiveSales(sale && sale.state !== 'over' ? [sale.id] : []);
  return offeredOf({ product, sale, features }, query);
}
