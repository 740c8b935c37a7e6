import type { CategoryFacet as Category } from '@jishi/api/products';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { change } from '../model/changes.ts';
import { type ListAddress, listPath } from '../model/list-address.ts';
import * as styles from './facets.styles.ts';

/** Categories one level further down, as links; the rest of the question stays. */
export function CategoryFacet({ categories, address }: { categories: readonly Category[]; address: ListAddress }) {
  const text = useTexts();
  return (
    <section>
      <h2>{text('list.categories')}</h2>
      <ul>
        {categories.map(({ id, name, count }) => (
          <styles.Choice as="li" key={id}>
            <Link to={listPath(change(address, { categoryId: id, name, brandIds: [] }))}>{name}</Link>
            <styles.Found>{count}</styles.Found>
          </styles.Choice>
        ))}
      </ul>
    </section>
  );
}
