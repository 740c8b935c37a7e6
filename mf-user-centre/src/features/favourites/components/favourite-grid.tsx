import type { Page } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/favourites';
import type { FavouriteList } from '@jishi/api/products';
import { PageLinks } from '@jishi/part-kit/page-links';
import { Cards } from '@jishi/part-kit/product-tile';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { type ReactNode, useState } from 'react';
import { LateDialog } from '../../../components/late-dialog.tsx';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { favouritesPath } from '../../../model/favourites-address.ts';
import { FAVOURITES_PER_PAGE } from '../../../queries/favourite-queries.ts';
import { fetchPutInList } from '../../favourite-lists/fetch-put-in-list.ts';
import { useRemoveQuestion } from '../hooks/use-remove-question.ts';
import { useTakeOut } from '../hooks/use-take-out.ts';
import { FavouriteCard } from './favourite-card.tsx';
import { RemoveQuestion } from './remove-question.tsx';

type FavouriteGridProps = {
  data: Page<SavedProduct>;
  page: number;
  /** The list they are in; null: all favourites. */
  list: FavouriteList | null;
  /** Where there are none. */
  empty: ReactNode;
};

/** Cards of favourites with the links to other pages of them. */
export function FavouriteGrid({ data, page, list, empty }: FavouriteGridProps) {
  const words = useListWords();
  useTurningPrices(data.items.map(({ product }) => product));
  const question = useRemoveQuestion();
  const takeOut = useTakeOut();
  const [placed, setPlaced] = useState<SavedProduct | null>(null);
  return (
    <>
      {data.items.length === 0 ? (
        empty
      ) : (
        <Cards as="ul" $lg={5}>
          {data.items.map((saved) => (
            <FavouriteCard
              key={saved.id}
              saved={saved}
              list={list}
              onPlace={() => setPlaced(saved)}
              onRemove={() => (list ? takeOut(saved, list) : question.ask(saved))}
            />
          ))}
        </Cards>
      )}
      <PageLinks
        page={page}
        pageSize={FAVOURITES_PER_PAGE}
        total={data.total}
        pathOf={(to) => favouritesPath({ listId: list?.id ?? null, page: to })}
      />
      <RemoveQuestion question={question} />
      {placed && (
        <LateDialog
          fetch={fetchPutInList}
          title={words('lists.put')}
          props={{
            productId: placed.productId,
            name: placed.product?.name ?? '',
            onClose: () => setPlaced(null),
          }}
        />
      )}
    </>
  );
}
