import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, Note, Skeleton } from '@jishi/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { couponName, nextCoupon } from '../../../model/coupon-options.ts';
import * as styles from '../confirm-order.styles.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { CouponDialog } from './coupon-dialog.tsx';

/** The coupon of the order, and the way to another one. */
export function CouponField({ checkout }: { checkout: Checkout }) {
  const { coupons } = checkout;
  const text = useTexts();
  const titleId = useId();
  if (!coupons.isOffered) return null;
  return (
    <styles.FieldBlock>
      <h3 id={titleId}>{text('coupon.title')}</h3>
      <div role="status">
        {coupons.lost && (
          <Note tone="promo">
            {text(coupons.hasEnded ? 'coupon.ended' : 'coupon.lost', { name: couponName(coupons.lost) })}
          </Note>
        )}
      </div>
      <Coupon checkout={checkout} titleId={titleId} />
    </styles.FieldBlock>
  );
}

function Coupon({ checkout, titleId }: { checkout: Checkout; titleId: string }) {
  const { coupons } = checkout;
  const text = useTexts();
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  if (coupons.isLoading) return <Skeleton $height="60px" $radius="12px" />;
  if (coupons.hasFailed) {
    return (
      <Note tone="danger">
        {text('coupon.failed')}{' '}
        <Button size="sm" onClick={coupons.retry}>
          {common('action.retry')}
        </Button>
      </Note>
    );
  }
  return (
    <>
      <CouponButton checkout={checkout} titleId={titleId} onOpen={() => setOpen(true)} />
      <NextCoupon checkout={checkout} />
      {isOpen && <CouponDialog checkout={checkout} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What a little more would save. */
function NextCoupon({ checkout: { coupons, preview, isCounting } }: { checkout: Checkout }) {
  const text = useTexts();
  const { money } = useFormat();
  const next = isCounting ? null : nextCoupon(coupons.options, preview?.couponDiscount ?? 0);
  if (!next) return null;
  return (
    <styles.CouponHint>
      {text('coupon.next', { amount: money(next.missing), name: couponName(next.coupon) })}
    </styles.CouponHint>
  );
}

type CouponButtonProps = { checkout: Checkout; titleId: string; onOpen(): void };

function CouponButton({ checkout, titleId, onOpen }: CouponButtonProps) {
  const { coupons, preview, isCounting } = checkout;
  const text = useTexts();
  const { money } = useFormat();
  const id = useId();
  const used = coupons.usable.find(({ coupon }) => coupon.id === coupons.couponId);
  const count = coupons.usable.length;
  const hint = coupons.isBest ? text('coupon.best', { count }) : text('coupon.usable', { count });
  const saved = isCounting ? used?.saves : preview?.couponDiscount;
  return (
    <styles.CouponButton
      id={id}
      type="button"
      aria-haspopup="dialog"
      aria-labelledby={`${titleId} ${id}`}
      onClick={onOpen}
    >
      <TicketPercent size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{used ? couponName(used.coupon) : text(count > 0 ? 'coupon.none' : 'coupon.empty')}</b>
        {count > 0 && <small>{hint}</small>}
      </span>
      {used && saved !== undefined && <b>-{money(saved)}</b>}
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </styles.CouponButton>
  );
}
