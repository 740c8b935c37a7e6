import { useShop } from '@jishi/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the first row of the picker that still needs a choice, when somebody presses a button of the purchase box
 * too early. Rows carry their name as `data-row`.
 *
 * @returns for the element around the rows
 */
export function useMissedRow(productId: string): RefObject<HTMLDivElement | null> {
  const { bus } = useShop();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      bus.listen('variant:missed', (missed) => {
        if (missed.productId !== productId) return;
        const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
        const first = all.find(({ dataset }) => missed.missing.includes(dataset['row'] ?? ''));
        first?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
      }),
    [bus, productId],
  );
  return rows;
}
