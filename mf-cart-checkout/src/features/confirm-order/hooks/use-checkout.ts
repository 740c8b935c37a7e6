import type { OrderPreview } from '@jishi/api/orders';
import { useShop } from '@jishi/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CheckoutDraft, toOrderLines } from '../../../model/checkout-draft.ts';
import { storeDraft } from '../../../model/draft-store.ts';
import { previewQuery, previewsKey } from '../../../queries/order-queries.ts';
import { atNewPrices, lostLines, obstacleOf } from '../model/checkout-check.ts';

/** The order as it stands: lines, where it goes, what it costs, what is in its way. */
export function useCheckout(initial: CheckoutDraft) {
  const { api } = useShop();
  const [draft, setDraft] = useState(initial);
  const chosen = useChosenAddress(draft.id);
  const lines = toOrderLines(draft.lines);
  const standard = useQuery({
    ...previewQuery(api, draft.id, { lines, addressId: null }),
    placeholderData: keepPreviousData,
  });
  const standardId = standard.data?.address?.id ?? null;
  // The first answer is for the default address already: choosing it asks nothing again.
  const isOther = chosen !== undefined && chosen !== null && standard.isSuccess && chosen !== standardId;
  const other = useQuery({
    ...previewQuery(api, draft.id, { lines, addressId: chosen ?? null }),
    placeholderData: keepPreviousData,
    enabled: isOther,
  });
  const { data, isError, isFetching, refetch } = isOther ? other : standard;
  const preview: OrderPreview | null = data ?? null;
  const addressId = chosen === undefined ? standardId : chosen;

  const keep = (kept: CheckoutDraft['lines']) => {
    const next = { ...draft, lines: kept };
    storeDraft(next);
    setDraft(next);
  };

  return {
    draft,
    preview,
    addressId,
    /** Amounts on the screen are not those of the order yet. */
    isCounting: isFetching,
    hasFailed: isError && !isFetching,
    obstacle: obstacleOf(draft.lines, isFetching || isError ? null : preview, addressId),
    recount: () => void refetch(),
    acceptPrices: () => preview && keep(atNewPrices(draft.lines, preview)),
    dropLostLines() {
      const lost = new Set(preview ? lostLines(draft.lines, preview).map(({ key }) => key) : []);
      keep(draft.lines.filter(({ key }) => !lost.has(key)));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/**
 * What was chosen in the address book: `undefined` until it speaks, `null` when the customer has no address. An address
 * that is announced again was edited: every amount is asked for anew.
 */
function useChosenAddress(checkoutId: string): string | null | undefined {
  const { bus } = useShop();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const latest = useRef(chosen);
  useEffect(
    () =>
      bus.listen('address:selected', ({ addressId }) => {
        if (latest.current === addressId) void queries.invalidateQueries({ queryKey: previewsKey(checkoutId) });
        latest.current = addressId;
        setChosen(addressId);
      }),
    [bus, queries, checkoutId],
  );
  return chosen;
}
