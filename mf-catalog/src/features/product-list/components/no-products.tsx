import { paths, useApi } from '@jishi/contracts';
import { EmptyState, LinkButton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import PackageSearch from 'lucide-react/icons/package-search';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { categoryTreeQuery } from '../../../queries/category-queries.ts';
import type { ListAddress } from '../model/list-address.ts';
import * as styles from './no-products.styles.ts';

/** Categories offered as ways out. */
const OFFERED = 8;

/** Nothing found at all: what that means for a word or a category, and where to go instead. */
export function NoProducts({ address }: { address: ListAddress }) {
  const text = useTexts();
  const { data: tree = [] } = useQuery(categoryTreeQuery(useApi()));
  const isSearch = address.keyword !== null;
  return (
    <>
      <EmptyState
        picture={
          <styles.Mark>
            <PackageSearch size={56} strokeWidth={1.25} aria-hidden />
          </styles.Mark>
        }
        title={text(isSearch ? 'list.no_results' : 'list.no_goods')}
        text={text(isSearch ? 'list.no_results_hint' : 'list.no_goods_hint')}
        actions={
          <LinkButton as={Link} to={isSearch ? paths.products() : paths.categories()} kind="primary">
            {text(isSearch ? 'list.see_all' : 'category.title')}
          </LinkButton>
        }
      />
      {tree.length > 0 && (
        <styles.WaysOut aria-label={text('list.try')}>
          <span>{text('list.try')}</span>
          {tree.slice(0, OFFERED).map(({ id, name }) => (
            <Link key={id} to={paths.products({ categoryId: id, name })}>
              {name}
            </Link>
          ))}
        </styles.WaysOut>
      )}
    </>
  );
}
