import { type PaymentInfo, paymentOutcome } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderFacts } from './order-facts.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentOver } from './payment-over.tsx';

type PaymentProps = {
  info: PaymentInfo;
  /** When `info` was answered, on this machine's clock. */
  askedAt: number;
  onRenew(): void;
};

/** Order and ways to pay, until it is paid or its time is over. */
export function Payment({ info, askedAt, onRenew }: PaymentProps) {
  const [hasRunOut, setRunOut] = useState(info.secondsLeft <= 0);
  const outcome = paymentOutcome(info.state);
  const leave = useLeave(info.orderId);
  useEffect(() => {
    // Paid somewhere else: in another tab, or by an attempt whose answer was lost.
    if (outcome === 'success') leave();
  }, [outcome, leave]);
  if (outcome === 'order' || (outcome === 'pay' && hasRunOut)) return <PaymentOver orderId={info.orderId} />;
  // Asked once more at the end, for the same reason. Nothing is asked again after that.
  const end = () => {
    setRunOut(true);
    onRenew();
  };
  return (
    <>
      <OrderFacts info={info} endsAt={askedAt + info.secondsLeft * 1000} startedAt={askedAt} onEnd={end} />
      <PaymentMethods info={info} onPaid={leave} onRefused={onRenew} />
    </>
  );
}

/** Goes to the success page, once: its loader renews what is shown here, which says "paid" a second time. */
function useLeave(orderId: string): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(paths.paySuccess(orderId), { replace: true });
  }, [navigate, orderId]);
}
