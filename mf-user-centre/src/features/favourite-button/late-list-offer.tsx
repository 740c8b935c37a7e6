import { useBrowserValue } from '@jishi/contracts/browser-value';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { lazy, Suspense } from 'react';

const ListOffer = lazy(() => import('./list-offer.tsx'));

/** Beside the star of a favourite, once the page is there: nothing waits for it, and a page is whole without it. */
export function LateListOffer({ productId }: { productId: string }) {
  const isInBrowser = useBrowserValue(
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <FailureBoundary failure={() => null}>
      <Suspense fallback={null}>
        <ListOffer productId={productId} />
      </Suspense>
    </FailureBoundary>
  );
}
