import { type OrderPreview, previewFor } from '@jishi/api/orders';
import { orderKeys, previewQuery } from '@jishi/api/orders/queries';
import { useShop } from '@jishi/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckoutDraft, toOrderLines } from '../../../model/checkout-draft.ts';
import { storeDraft } from '../../../model/draft-store.ts';
import { atNewPrices, lostLines, obstacleOf, withWhatIsLeft } from '../model/checkout-check.ts';
import { couponInUse, hasEnded, isUsable } from '../model/coupon-choice.ts';
import { mostPoints, pointsFor } from '../model/points.ts';
import { useChosenAddress } from './use-chosen-address.ts';
import { useLostCoupon } from './use-lost-coupon.ts';
import { useUnlistedAddress } from './use-unlisted-address.ts';

/** No coupon of any kind. */
const none = { offer: null, isBest: false };

/**
 * The order as it stands: lines, where it goes, what it costs and saves, what is in its way. One answer of the server has the
 * amounts for every coupon, address and number of points, so choosing asks nothing; other goods do.
 */
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
  const query = { lines, addressId: chosen ?? null, couponId: draft.couponId ?? undefined, prizeId };
  const told = useQuery({ ...previewQuery(api, draft.id, query), placeholderData: keepPreviousData });
  const { data, isError, isFetching, isPlaceholderData, refetch } = told;
  const { isUnlisted, isToBeAsked } = useUnlistedAddress(chosen, isPlaceholderData ? undefined : data, refetch);
  const isCounting = isFetching || isToBeAsked;

  const isOffered = data?.kind !== 'flash-sale' && prizeId === undefined;
  const { offer, isBest } = data && isOffered ? couponInUse(data.choices, draft.couponId) : none;
  const goods = JSON.stringify(orderKeys.preview(draft.id, query));
  const loss = useLostCoupon(goods, data && isOffered && !isPlaceholderData ? data.choices : null, offer);
  const limits = data && {
    available: data.points.available,
    deductible: offer?.deductible ?? data.choices.deductible,
  };
  const points = isOffered ? pointsFor(draft.points, limits) : 0;
  const preview: OrderPreview | null = data
    ? previewFor(data, {
        // One that is still being asked for has no amounts yet.
        addressId: isUnlisted && isCounting ? null : (chosen ?? null),
        couponId: offer?.id ?? null,
        points,
      })
    : null;
  const addressId = chosen === undefined ? (preview?.address?.id ?? null) : chosen;

  return {
    draft,
    preview,
    addressId,
    coupons: {
      isOffered,
      /** The coupon in use. */
      offer,
      /** Found for the customer, not chosen. */
      isBest,
      /** All the customer has, those that can be used first. */
      offers: data?.choices.coupons.filter((one) => !hasEnded(one)) ?? [],
      usable: data?.choices.coupons.filter(isUsable).length ?? 0,
      lost: loss.lost,
      hasEnded: loss.hasEnded,
    },
    /** Points to spend, and the most that can be. */
    points,
    mostPoints: isOffered && limits ? mostPoints(limits) : 0,
    /** Amounts on the screen are not those of the order yet. */
    isCounting,
    hasFailed: isError && !isCounting,
    obstacle: obstacleOf(draft.lines, isCounting || isError ? null : preview, addressId),
    recount: () => void refetch(),
    setRemark: (remark: string) => keep({ remark }),
    /** Nothing: it is no present. */
    setGiftNote: (giftNote: string | undefined) => keep({ giftNote }),
    setPoints: (wanted: number) => keep({ points: wanted }),
    /** `null`: none. */
    chooseCoupon(id: string | null) {
      loss.forget();
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
