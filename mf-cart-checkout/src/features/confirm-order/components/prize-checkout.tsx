import { isApiError } from '@jishi/api';
import { prizeQuery } from '@jishi/api/orders/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { ErrorState, LinkButton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { prizeDraft } from '../../../model/prize-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** A lottery prize: the server says what it is, the customer where it goes. */
export function PrizeCheckout({ prizeId }: { prizeId: string }) {
  const { data, error, isFetching, refetch } = useQuery(prizeQuery(useApi(), prizeId));
  // One draft, with one key that its order is placed under.
  const draft = useMemo(() => data && prizeDraft(prizeId, data), [prizeId, data]);
  if (draft) return <CheckoutForm initial={draft} />;
  if (!error || isFetching) return <CheckoutSkeleton />;
  return <PrizeRefused error={error} onRetry={() => void refetch()} />;
}

function PrizeRefused({ error, onRetry }: { error: Error; onRetry(): void }) {
  const { has } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  const failureText = useFailureText();
  const canRetry = isApiError(error) && error.retryable;
  return (
    <ErrorState
      icon={<Gift size={28} strokeWidth={1.75} aria-hidden />}
      title={text('prize.failed')}
      text={failureText(error)}
      {...(canRetry ? { retryLabel: common('action.retry'), onRetry } : {})}
      actions={
        <>
          {has('mf_promotions/prizes') && (
            <LinkButton as={Link} to={paths.prizes()}>
              {text('prize.all')}
            </LinkButton>
          )}
          {has('mf_user_centre/orders') && (
            <LinkButton as={Link} to={paths.orders()}>
              {text('order.all')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
