import { productsQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useListMoves } from '../hooks/use-list-moves.ts';
import { useRememberedSearch } from '../hooks/use-remembered-search.ts';
import { countFilters } from '../model/changes.ts';
import { type ListAddress, toProductQuery } from '../model/list-address.ts';
import { unitOfSort } from '../model/unit-sort.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Facets } from './facets.tsx';
import { FoundProducts } from './found-products.tsx';
import * as styles from './list.styles.ts';
import { ListHead } from './list-head.tsx';
import { ListPages } from './list-pages.tsx';
import { ListedProducts } from './listed-products.tsx';
import { NoProducts } from './no-products.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SearchNote } from './search-note.tsx';
import { SortBar } from './sort-bar.tsx';

type ListBodyProps = { address: ListAddress; title: string };

/** The products of an address with everything that narrows and orders them. */
export function ListBody({ address, title }: ListBodyProps) {
  const { data } = useSuspenseQuery(productsQuery(useApi(), toProductQuery(address)));
  const moves = useListMoves(address);
  const { items, facets, total, pageCount, search } = data;
  useRememberedSearch(address.keyword, total, search);
  if (total === 0 && countFilters(address) === 0) {
    return (
      <>
        <ListHead title={title} total={0} />
        <NoProducts address={address} title={title} />
      </>
    );
  }
  return (
    <styles.Columns $withFacets={facets !== null}>
      {facets && (
        <styles.Aside>
          <Facets facets={facets} moves={moves} />
        </styles.Aside>
      )}
      <div aria-busy={moves.isMoving || undefined}>
        <ListHead title={title} total={search?.exact || total} />
        <SearchNote address={address} search={search} />
        <SortBar pageCount={pageCount} facets={facets} moves={moves} total={total} />
        <ActiveFilters facets={facets} moves={moves} />
        {items.length === 0 ? (
          <NothingHere address={address} />
        ) : (
          <styles.Results $isStale={moves.isMoving}>
            <FoundProducts page={data} columns={facets ? 'list' : 'page'} byUnit={unitOfSort(address.sort) !== null} />
          </styles.Results>
        )}
        <ListPages total={total} moves={moves} />
        <ListedProducts products={items} />
      </div>
    </styles.Columns>
  );
}
