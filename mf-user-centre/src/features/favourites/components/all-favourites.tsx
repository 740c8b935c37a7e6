import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { favouritePageQuery } from '../../../queries/favourite-queries.ts';
import { FavouriteGrid } from './favourite-grid.tsx';
import { NoFavourites } from './no-favourites.tsx';

/** One page of the products a customer keeps. */
export function AllFavourites({ page }: { page: number }) {
  const { data } = useSuspenseQuery(favouritePageQuery(useApi(), page));
  return <FavouriteGrid data={data} page={page} list={null} empty={<NoFavourites isPastTheEnd={data.total > 0} />} />;
}
