import type { Product } from '@jishi/api/products';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { lazy, type RefObject, Suspense } from 'react';
import { useIsAlive } from '../../../hooks/use-is-alive.ts';
import type { OpenTab } from '../hooks/use-detail-tab.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';

const CompactBar = lazy(() => import('./compact-bar.tsx'));

export type CompactBarProps = {
  product: Product;
  purchase: PurchaseState;
  /** What it stands for once that is out of sight. */
  sheet: RefObject<HTMLElement | null>;
  /** What is read below it. */
  open: OpenTab;
};

/** The bar comes when its page is alive; a page without it lacks a shortcut only. */
export function LateCompactBar(props: CompactBarProps) {
  if (!useIsAlive()) return null;
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Suspense fallback={null}>
        <CompactBar {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
