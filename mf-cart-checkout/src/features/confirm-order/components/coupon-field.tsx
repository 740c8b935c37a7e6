import { useFormat } from '@jishi/i18n';
import { Note, Skeleton } from '@jishi/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { couponName } from '../../../model/coupon-name.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { nextOffer } from '../model/coupon-choice.ts';
import * as styles from './confirm-order.styles.ts';
import { CouponDialog } from './coupon-dialog.tsx';

/** The coupon of the order, and the way to another one; nothing where the amounts did not come. */
export function CouponField({ checkout }: { checkout: Checkout }) {
  const { coupons, preview, hasFailed } = checkout;
  const text = useTexts();
  const titleId = useId();
  if (!coupons.isOffered || (hasFailed && !preview)) return null;
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
      {preview ? <Coupon checkout={checkout} titleId={titleId} /> : <Skeleton $height="60px" $radius="12px" />}
    </styles.FieldBlock>
  );
}

function Coupon({ checkout, titleId }: { checkout: Checkout; titleId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CouponButton checkout={checkout} titleId={titleId} onOpen={() => setOpen(true)} />
      <NextCoupon checkout={checkout} />
      {isOpen && <CouponDialog checkout={checkout} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What a little more would save. */
function NextCoupon({ checkout: { preview, isCounting } }: { checkout: Checkout }) {
  const text = useTexts();
  const { money } = useFormat();
  const next = isCounting || !preview ? null : nextOffer(preview.choices, preview.couponDiscount);
  if (!next) return null;
  return (
    <styles.CouponHint>
      {text('coupon.next', { amount: money(next.missing), name: couponName(next.offer) })}
    </styles.CouponHint>
  );
}

type CouponButtonProps = { checkout: Checkout; titleId: string; onOpen(): void };

function CouponButton({ checkout, titleId, onOpen }: CouponButtonProps) {
  const { offer, usable: count, isBest } = checkout.coupons;
  const text = useTexts();
  const { money } = useFormat();
  const id = useId();
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
        <b>{offer ? couponName(offer) : text(count > 0 ? 'coupon.none' : 'coupon.empty')}</b>
        {count > 0 && <small>{text(isBest ? 'coupon.best' : 'coupon.usable', { count })}</small>}
      </span>
      {offer && <b>-{money(offer.saves)}</b>}
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </styles.CouponButton>
  );
}
