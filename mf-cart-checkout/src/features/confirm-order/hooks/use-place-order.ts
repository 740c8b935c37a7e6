import { isApiError } from '@jishi/api';
import { createOrder, type OrderPreview } from '@jishi/api/orders';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartWriter } from '../../../hooks/use-cart-writer.ts';
import { useTexts } from '../../../messages/texts.ts';
import { cartWithout } from '../../../model/bought.ts';
import { type CheckoutDraft, toOrderLines } from '../../../model/checkout-draft.ts';
import { dropDraft } from '../../../model/draft-store.ts';

type Order = { draft: CheckoutDraft; preview: OrderPreview; addressId: string | null; couponId: string | null };

/** The key of a draft was used by an order with other contents. */
const KEY_REUSED = 50003;

/**
 * Places the order, once per draft however often it is sent. Only what was bought leaves the cart, and what is bought at
 * once never was in it.
 */
export function usePlaceOrder() {
  const api = useApi();
  const { cart } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const text = useTexts();
  const failureText = useFailureText();
  const writeCart = useCartWriter();
  const isUncertain = useRef(false);
  /** At once: a double click is over before React has drawn that something is under way. */
  const isUnderWay = useRef(false);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ draft, preview, addressId, couponId }: Order) =>
      createOrder(
        api,
        {
          // The server compares: prices are those it has just told.
          lines: toOrderLines(preview.lines, draft.flashSale),
          addressId: preview.needsAddress ? addressId : null,
          remark: draft.remark,
          giftNote: preview.needsAddress ? draft.giftNote : undefined,
          // As the amounts on the screen were counted.
          couponId: preview.isCouponUnusable ? undefined : (couponId ?? undefined),
          points: preview.points.used,
          prizeId: draft.prizeId,
        },
        preview.shippingFee,
        { idempotencyKey: draft.id },
      ),
    onSuccess: (orderId, { draft }) => {
      dropDraft(draft);
      // A line that stays in the cart by a failure here is no reason to keep the customer from paying.
      const changes = draft.source === 'cart' ? cartWithout(draft, cart.getState().lines) : [];
      for (const change of changes) writeCart(change).catch(() => undefined);
      void invalidate(queries, orderInvalidations.createOrder, { refetchType: 'none' });
      return navigate(paths.pay(orderId), { replace: true });
    },
    onError: (failure, { draft }) => {
      isUnderWay.current = false;
      isUncertain.current ||= isApiError(failure) && failure.serverMessage === undefined;
      // What was refused was refused for a reason the amounts will show: stock, prices, the address.
      void invalidate(queries, orderInvalidations.orderRefused(draft.id));
    },
  });

  const wasPlaced = isUncertain.current && isApiError(error) && error.wireCode === KEY_REUSED;
  return {
    place: (order: Order) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(order);
    },
    /** Until the next page is there. */
    isPlacing: isPending || isSuccess,
    failure: error ? (wasPlaced ? text('confirm.maybe-placed') : failureText(error)) : null,
  };
}
