import type { OrderPreview } from '@jishi/api/orders';
import { previewQuery } from '@jishi/api/orders/queries';
import { useShop } from '@jishi/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckoutDraft, toOrderLines } from '../../../model/checkout-draft.ts';
import { storeDraft } from '../../../model/draft-store.ts';
import { atNewPrices, lostLines, obstacleOf, withWhatIsLeft } from '../model/checkout-check.ts';
import { mostPoints, pointsFor } from '../model/points.ts';
import { useChosenAddress } from './use-chosen-address.ts';
import { useCouponChoice } from './use-coupon-choice.ts';

/** The order as it stands: lines, where it goes, what it costs and saves, what is in its way. */
export function useCheckout(initial: CheckoutDraft) {
  const { api } = useShop();
  const [draft, setDraft] = useState(initial);
  const keep = (change: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...change };
    storeDraft(next);
    setDraft(next);
  };
  const chosen = useChosenAddress(draft.id, draft.addressId, (addressId) => {
    const kept = addressId ?? undefined;
    if (kept !== draft.addressId) keep({ addressId: kept });
  });
  const lines = toOrderLines(draft.lines, draft.flashSale);
  const { prizeId } = draft;
  const plain = useQuery({
    ...previewQuery(api, draft.id, { lines, addressId: null, prizeId }),
    placeholderData: keepPreviousData,
  });
  const standardId = plain.data?.address?.id ?? null;
  // The first answer is for the default address already: choosing it asks nothing again.
  const isOther = chosen !== undefined && chosen !== null && plain.isSuccess && chosen !== standardId;

  const isOffered = plain.data?.kind !== 'flash-sale' && prizeId === undefined;
  const coupons = useCouponChoice(draft.couponId, plain.data ?? null, isOffered);
  const { couponId } = coupons;
  // A coupon leaves less to be paid by points.
  const [withCoupon, setWithCoupon] = useState<OrderPreview['points']>();
  const limits = (couponId === null ? undefined : withCoupon) ?? plain.data?.points;
  const points = isOffered ? pointsFor(draft.points, limits) : 0;

  const isPlain = !isOther && couponId === null && points === 0;
  const full = useQuery({
    ...previewQuery(api, draft.id, {
      lines,
      addressId: isOther ? chosen : null,
      couponId: couponId ?? undefined,
      points: points || undefined,
      prizeId,
    }),
    placeholderData: keepPreviousData,
    enabled: plain.isSuccess && !isPlain,
  });
  const { data, isError, isFetching, isPlaceholderData, refetch } = isPlain ? plain : full;
  if (data && !isPlaceholderData && couponId !== null) {
    coupons.learn(couponId, data);
    if (data.points !== withCoupon) setWithCoupon(data.points);
  }
  const preview: OrderPreview | null = data ?? plain.data ?? null;
  const addressId = chosen === undefined ? standardId : chosen;
  const isCounting = isFetching || (coupons.isLoading && !plain.isError);

  return {
    draft,
    preview,
    addressId,
    coupons,
    /** Points to spend, and the most that can be. */
    points,
    mostPoints: isOffered && limits ? mostPoints(limits) : 0,
    /** Amounts on the screen are not those of the order yet. */
    isCounting,
    hasFailed: isError && !isFetching,
    obstacle: obstacleOf(draft.lines, isCounting || isError ? null : preview, addressId),
    recount: () => void refetch(),
    setRemark: (remark: string) => keep({ remark }),
    setPoints: (wanted: number) => keep({ points: wanted }),
    /** `null`: none. */
    chooseCoupon(id: string | null) {
      coupons.forget();
      keep({ couponId: id });
    },
    acceptPrices: () => preview && keep({ lines: atNewPrices(draft.lines, preview) }),
    /** Out of the flash sale that refuses the line. */
    buyAtNormalPrice: () => keep({ flashSale: undefined }),
    takeWhatIsLeft: () => preview && keep({ lines: withWhatIsLeft(draft.lines, preview) }),
    dropLostLines() {
      const lost = new Set(preview ? lostLines(draft.lines, preview).map(({ key }) => key) : []);
      keep({ lines: draft.lines.filter(({ key }) => !lost.has(key)) });
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
