import type { ProductCard, ProductPage } from '@jishi/api/products';
import { SectionTitle } from '@jishi/ui';
import { LateUnitPrice } from '../../../components/late-unit-price.tsx';
import { ProductGrid } from '../../../components/product-grid.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { exactOnPage } from '../model/exact-on-page.ts';
import * as styles from './list.styles.ts';

type FoundProductsProps = {
  page: ProductPage;
  columns: 'list' | 'page';
  /** Prices per unit are shown: the list is ordered by them. */
  byUnit: boolean;
};

/** Pictures of the first row come with the page. */
const FIRST_ROW = 4;

/** Products of a page: of a search those that fit, and below them similar ones. */
export function FoundProducts({ page, columns, byUnit }: FoundProductsProps) {
  const text = useTexts();
  const { items } = page;
  const count = exactOnPage(page);
  const [fitting, similar] = [items.slice(0, count), items.slice(count)];
  const grid = { columns, noteOf: byUnit ? unitPriceOf : undefined, hasQuickView: true };
  const isOnlySimilar = page.search?.exact === 0;
  return (
    <>
      {fitting.length > 0 && <ProductGrid products={fitting} {...grid} priority={FIRST_ROW} />}
      {similar.length > 0 && !isOnlySimilar && (
        <styles.Similar>
          <SectionTitle>{text('list.similar')}</SectionTitle>
        </styles.Similar>
      )}
      {similar.length > 0 && (
        <ProductGrid products={similar} {...grid} priority={Math.max(0, FIRST_ROW - fitting.length)} />
      )}
    </>
  );
}

const unitPriceOf = ({ unitPrice }: Pick<ProductCard, 'unitPrice'>) => <LateUnitPrice unitPrice={unitPrice} />;
