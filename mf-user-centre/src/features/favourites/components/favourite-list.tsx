import { paths, useApi, withQuery } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Grid } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FAVOURITES_PER_PAGE, favouritePageQuery } from '../../../queries/favourite-queries.ts';
import { useRemoveQuestion } from '../hooks/use-remove-question.ts';
import { FavouriteCard } from './favourite-card.tsx';
import { NoFavourites } from './no-favourites.tsx';
import { RemoveQuestion } from './remove-question.tsx';

/** One page of the products a customer keeps. */
export function FavouriteList({ page }: { page: number }) {
  const { data } = useSuspenseQuery(favouritePageQuery(useApi(), page));
  useTurningPrices(data.items.map(({ product }) => product));
  const question = useRemoveQuestion();
  return (
    <>
      {data.items.length === 0 ? (
        <NoFavourites isPastTheEnd={data.total > 0} />
      ) : (
        <Grid as="ul" $lg={5}>
          {data.items.map((saved) => (
            <FavouriteCard key={saved.id} saved={saved} onRemove={() => question.ask(saved)} />
          ))}
        </Grid>
      )}
      <PageLinks
        page={page}
        pageSize={FAVOURITES_PER_PAGE}
        total={data.total}
        pathOf={(to) => withQuery(paths.favourites(), { page: to === 1 ? null : to })}
      />
      <RemoveQuestion question={question} />
    </>
  );
}
