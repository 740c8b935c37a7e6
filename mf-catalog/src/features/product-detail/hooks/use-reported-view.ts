import type { Product } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { useEffect } from 'react';

/** Reports that a product was looked at, once per visit of its page. */
export function useReportedView({ id, name, priceRange }: Product): void {
  const { bus } = useShop();
  const unitPrice = priceRange.min;
  useEffect(() => {
    bus.emit('commerce:reported', { name: 'view_item', lines: [{ productId: id, name, unitPrice, quantity: 1 }] });
  }, [bus, id, name, unitPrice]);
}
