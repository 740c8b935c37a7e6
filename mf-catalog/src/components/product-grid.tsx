import type { ShownProduct as Product } from '@jishi/api/products/queries';
import { useCommonTexts } from '@jishi/i18n';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Loading, Skeleton } from '@jishi/ui';
import type { ReactNode } from 'react';
import * as styles from './product-card.styles.ts';
import { ProductCard } from './product-card.tsx';

/** `page`: five columns on desktops. `list`: four beside the facets. */
type Columns = 'page' | 'list';

const columnsOf: Record<Columns, { $lg: number; $xl: number }> = {
  page: { $lg: 5, $xl: 5 },
  list: { $lg: 4, $xl: 5 },
};

type ProductGridProps = {
  products: readonly Product[];
  columns?: Columns;
  /** How many stand on the first screen: their pictures are not put off. */
  priority?: number;
  /** Its products can be looked at where they stand. */
  hasQuickView?: boolean;
  /** What else is said beside a price. */
  noteOf?: ((product: Product) => ReactNode) | undefined;
  /** List item before the first product. */
  lead?: ReactNode;
};

export function ProductGrid({
  products,
  columns = 'page',
  priority = 0,
  hasQuickView = false,
  noteOf,
  lead,
}: ProductGridProps) {
  useTurningPrices(products);
  return (
    <styles.Cards as="ul" {...columnsOf[columns]}>
      {lead}
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} priority={index < priority} hasQuickView={hasQuickView}>
          {noteOf?.(product)}
        </ProductCard>
      ))}
    </styles.Cards>
  );
}

/** The same boxes, empty. */
export function ProductGridSkeleton({ count, columns = 'page' }: { count: number; columns?: Columns }) {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <styles.Cards {...columnsOf[columns]}>
        {Array.from({ length: count }, (_, index) => (
          <styles.Card as="div" key={index} data-box>
            <Skeleton $ratio="1" $radius="0" />
            <styles.Body>
              <Skeleton $height="40px" />
              <Skeleton $height="18px" $width="40%" />
              <Skeleton $height="41px" $width="60%" />
            </styles.Body>
          </styles.Card>
        ))}
      </styles.Cards>
    </Loading>
  );
}
