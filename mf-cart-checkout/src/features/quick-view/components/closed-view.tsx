import type { Product } from '@jishi/api/products';
import type { ReactNode } from 'react';
import { ViewFrame } from './view-frame.tsx';

/** What cannot be bought, and why; its page knows more. */
export function ClosedView({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <ViewFrame product={product} variant={null}>
      {children}
    </ViewFrame>
  );
}
