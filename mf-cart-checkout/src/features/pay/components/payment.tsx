import { type PaymentInfo, paymentOutcome } from '@jishi/api/orders';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { paths } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFollowedOrder } from '../hooks/use-followed-order.ts';
import { usePayOnPage } from '../hooks/use-pay-on-page.ts';
import { forgetLeaving } from '../model/left-for-cashier.ts';
import { OrderFacts } from './order-facts.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentOver } from './payment-over.tsx';

type PaymentProps = {
  info: PaymentInfo;
  /** When `info` was answered, on this machine's clock. */
  askedAt: number;
  /** Asks again; whether there was an answer. */
  onRenew(): Promise<boolean>;
};

/** Order and ways to pay, until it is paid or its time is over. */
export function Payment({ info, askedAt, onRenew }: PaymentProps) {
  const [hasRunOut, setRunOut] = useState(info.secondsLeft <= 0);
  const [isScanning, setScanning] = useState(false);
  const onPage = usePayOnPage(info.orderId, onRenew);
  const outcome = paymentOutcome(info.state);
  // Also after the last second: a notice that was on its way may still make it a paid order.
  useFollowedOrder(info.orderId, outcome === 'pay' && (isScanning || onPage.back !== null), onRenew);
  const leave = useLeave(info.orderId);
  useEffect(() => {
    // Paid online, in another tab, or by an attempt whose answer was lost.
    if (outcome === 'success') leave();
  }, [outcome, leave]);
  if (outcome === 'order' || (outcome === 'pay' && hasRunOut)) {
    return <PaymentOver orderId={info.orderId} isCancelled={info.state === 'cancelled'} />;
  }
  // Asked once more at the end, for the same reason. Nothing is asked again after that.
  const end = () => {
    setRunOut(true);
    void onRenew();
  };
  const scan = (isOpen: boolean) => {
    setScanning(isOpen);
    // Closed by somebody who has just paid: the last news may not have come.
    if (!isOpen) void onRenew();
  };
  return (
    <>
      <OrderFacts info={info} endsAt={askedAt + info.secondsLeft * 1000} startedAt={askedAt} onEnd={end} />
      <PaymentMethods
        info={info}
        onPage={onPage}
        isScanning={isScanning}
        onScan={scan}
        onPaid={leave}
        onRefused={() => void onRenew()}
      />
    </>
  );
}

/**
 * Goes to the success page, once: its loader renews what is shown here, which says "paid" a second
 * time.
 */
function useLeave(orderId: string): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    forgetLeaving();
    void invalidate(queries, orderInvalidations.paid, { refetchType: 'none' });
    void navigate(paths.paySuccess(orderId), { replace: true });
  }, [queries, navigate, orderId]);
}
