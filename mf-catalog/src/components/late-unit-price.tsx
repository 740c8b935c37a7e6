import type { UnitPrice as Amount } from '@jishi/api/products';
import { Block } from '@jishi/part-kit/block';
import { lazy } from 'react';

const UnitPrice = lazy(() => import('./unit-price.tsx'));

/** What a base amount costs, where that is known; fetched where it is shown. */
export function LateUnitPrice({ unitPrice }: { unitPrice: Amount | null | undefined }) {
  return (
    unitPrice && (
      <Block fallback={null} failed={null}>
        <UnitPrice unitPrice={unitPrice} />
      </Block>
    )
  );
}
