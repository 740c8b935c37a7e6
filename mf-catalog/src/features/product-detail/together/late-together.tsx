import { togetherCountQuery } from '@jishi/api/products/queries';
import { useApi, useShop } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { Skeleton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNearView } from '../../../hooks/use-near-view.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { Place } from './place.styles.ts';

const Together = lazy(() => import('./together.tsx'));

type LateTogetherProps = {
  productId: string;
  purchase: PurchaseState;
  /** The page offers it by its flash sale. */
  isInSale: boolean;
  /** Leads to what has to be chosen of the product. */
  leadToChoice: () => void;
};

export type TogetherProps = LateTogetherProps & { onNone: () => void };

/** What is bought with a product, once its place is near. Whether there is anything the page has asked before it was drawn. */
export function LateTogether(props: LateTogetherProps) {
  const { has } = useShop();
  const count = useQuery({ ...togetherCountQuery(useApi(), props.productId), enabled: false }).data ?? 0;
  const [isNone, setNone] = useState(false);
  if (count === 0 || isNone || !has('mf_cart_checkout/add-lines')) return null;
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Waiting {...props} count={count} onNone={() => setNone(true)} />
    </FailureBoundary>
  );
}

function Waiting({ count, ...props }: TogetherProps & { count: number }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  return (
    <Place as="div" ref={place} $count={count}>
      {isNear && (
        <Suspense fallback={<Skeleton $height="100%" $radius="var(--r-md)" />}>
          <Together {...props} />
        </Suspense>
      )}
    </Place>
  );
}
