import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, Price, TextLink } from '@jishi/ui';
import { FormError } from '@jishi/ui/forms';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import * as styles from './confirm-order.styles.ts';

type CheckoutActionsProps = { checkout: Checkout; isPlacing: boolean; failure: string | null };

/** Back, and the button that places the order; beside it what went wrong. */
export function CheckoutActions({ checkout, isPlacing, failure }: CheckoutActionsProps) {
  const { has } = useShop();
  const navigate = useNavigate();
  const text = useTexts();
  const common = useCommonTexts();
  const { money, moneyParts } = useFormat();
  const { preview } = checkout;
  const saved = preview ? preview.couponDiscount + preview.pointsDiscount : 0;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones the button stands in a bar: its message may be out of view.
    if (failure !== null) told.current?.scrollIntoView?.({ block: 'center' });
  }, [failure]);
  const isCounting = checkout.isCounting && !isPlacing;
  return (
    <>
      <div ref={told}>
        <FormError>{failure ?? undefined}</FormError>
      </div>
      {failure !== null && has('mf_user_centre/orders') && (
        <styles.Aside>
          <TextLink as={Link} to={paths.orders()}>
            {text('order.all')}
          </TextLink>
        </styles.Aside>
      )}
      <styles.Actions>
        {checkout.draft.source !== 'prize' && (
          <Button size="lg" onClick={() => void navigate(-1)}>
            {common('action.back')}
          </Button>
        )}
        <styles.BarAmount aria-hidden="true">
          {preview && (
            <>
              {text('bill.total')}
              <Price parts={moneyParts(preview.total)} size="m" />
              {saved > 0 && <small>{text('bill.saved', { amount: money(saved) })}</small>}
            </>
          )}
        </styles.BarAmount>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          busy={isPlacing || isCounting}
          busyLabel={isCounting ? text('confirm.counting') : common('action.submitting')}
          aria-disabled={checkout.hasFailed || undefined}
        >
          {text('confirm.submit')}
        </Button>
      </styles.Actions>
    </>
  );
}
