import { ProductGridSkeleton } from '../../../components/product-grid.tsx';
import * as styles from './list.styles.ts';
import { ListHead } from './list-head.tsx';

/** Heading and empty boxes while the products are on their way. */
export function ListSkeleton({ title }: { title: string }) {
  return (
    <styles.Columns $withFacets>
      <styles.Aside />
      <div>
        <ListHead title={title} />
        <ProductGridSkeleton count={8} columns="list" />
      </div>
    </styles.Columns>
  );
}
