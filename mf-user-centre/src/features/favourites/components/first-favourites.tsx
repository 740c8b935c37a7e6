import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Recommended } from '../../../components/recommended.tsx';
import { favouritePageQuery } from '../../../queries/favourite-queries.ts';

/** Goods to begin with, for somebody who keeps none yet. */
export function FirstFavourites() {
  const { data } = useSuspenseQuery(favouritePageQuery(useApi(), 1));
  return data.total > 0 ? null : <Recommended />;
}
