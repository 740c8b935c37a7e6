import { useShop } from '@jishi/contracts';
import { useEffect, useRef } from 'react';
import type { CheckoutDraft } from '../../../model/checkout-draft.ts';

/** Reports that a checkout has begun, once per draft. */
export function useReportedCheckout(draft: CheckoutDraft | null | undefined): void {
  const { bus } = useShop();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!draft || reported.current === draft.id) return;
    reported.current = draft.id;
    bus.emit('commerce:reported', { name: 'begin_checkout', lines: draft.lines });
  }, [bus, draft]);
}
