import { comparedQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Switch } from '@jishi/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompareWords } from '../../../messages/compare/texts.ts';
import { useCompareRows } from '../hooks/use-compare-rows.ts';
import { differs } from '../model/compare-rows.ts';
import { Balance } from './balance.tsx';
import * as styles from './comparison.styles.ts';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { ProductHead } from './product-head.tsx';
import { RatingRow } from './rating-row.tsx';

/** The table: a column per product, a line per fact. Its heads stay in sight. */
export function Comparison({ ids }: { ids: readonly string[] }) {
  const text = useCompareWords();
  const { data: products } = useSuspenseQuery(comparedQuery(useApi(), ids));
  useTurningPrices(products);
  const rows = useCompareRows(products);
  const [marks, setMarks] = useState(true);
  if (products.length === 0) return <NothingToCompare />;
  return (
    <>
      <Balance products={products} />
      <styles.Tools>
        <Switch label={text('mark')} checked={marks} onChange={({ target }) => setMarks(target.checked)} />
      </styles.Tools>
      {/* Wider than a phone: it is scrolled by itself, also by keyboard. */}
      <styles.Scroller role="region" aria-label={text('table')} tabIndex={0}>
        <styles.Table>
          <caption>{text('table')}</caption>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <ProductHead key={product.id} product={product} ids={ids} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Block fallback={null} failed={null}>
              <RatingRow products={products} />
            </Block>
            {rows.map((row) => (
              <tr key={row.name} data-differs={marks && differs(row) ? '' : undefined}>
                <th scope="row">{row.name}</th>
                {row.values.map((value, index) => (
                  <td key={products[index]?.id}>{value ?? text('unknown')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </styles.Table>
      </styles.Scroller>
    </>
  );
}
