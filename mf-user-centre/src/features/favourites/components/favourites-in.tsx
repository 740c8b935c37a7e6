import { favouriteListsQuery } from '@jishi/api/products/queries';
import { paths, useApi } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { listPageQuery } from '../../../queries/favourite-queries.ts';
import { FavouriteGrid } from './favourite-grid.tsx';

type FavouritesInProps = { listId: string; page: number };

/** One page of a list; of one that is not there, that it is gone. */
export function FavouritesIn({ listId, page }: FavouritesInProps) {
  const words = useListWords();
  const api = useApi();
  const { data } = useSuspenseQuery(listPageQuery(api, listId, page));
  const { data: lists } = useSuspenseQuery(favouriteListsQuery(api));
  const list = lists.find(({ id }) => id === listId);
  if (!data || !list) return <NothingHere title={words('lists.gone')} text={words('lists.gone-text')} />;
  const empty =
    data.total > 0 ? (
      <NothingHere title={words('lists.past-the-end')} />
    ) : (
      <NothingHere title={words('lists.empty', { name: list.name })} text={words('lists.empty-text')} />
    );
  return <FavouriteGrid data={data} page={page} list={list} empty={empty} />;
}

function NothingHere(said: { title: string; text?: string }) {
  const words = useListWords();
  return (
    <EmptyState
      picture={<EmptyObject name="folder" />}
      {...said}
      actions={
        <LinkButton as={Link} to={paths.favourites()}>
          {words('lists.to-all')}
        </LinkButton>
      }
    />
  );
}
