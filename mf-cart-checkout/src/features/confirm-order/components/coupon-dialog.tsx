import type { CouponOffer } from '@jishi/api/orders';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { validUntil } from '@jishi/part-kit/valid-until';
import { Button } from '@jishi/ui';
import { type RadioCardOption, RadioCards } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { couponName } from '../../../model/coupon-name.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import * as styles from './confirm-order.styles.ts';

/** Stands for "none" among the ids of coupons. */
const NONE = 'none';

type CouponDialogProps = { checkout: Checkout; onClose(): void };

/** All coupons of the customer: those that can be used with what they save, the others with the reason why not. */
export function CouponDialog({ checkout, onClose }: CouponDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const describe = useDescribe();
  const { coupons, chooseCoupon } = checkout;
  const none: RadioCardOption<string> = { value: NONE, label: text('coupon.none') };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('coupon.choose')}
      closeLabel={common('action.close')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {common('action.confirm')}
        </Button>
      }
    >
      <RadioCards
        legend={text('coupon.choose')}
        legendHidden
        columns={1}
        value={coupons.offer?.id ?? NONE}
        onChange={(id) => chooseCoupon(id === NONE ? null : id)}
        options={[none, ...coupons.offers.map(describe)]}
      />
    </Dialog>
  );
}

function useDescribe() {
  const text = useTexts();
  const format = useFormat();
  const { money } = format;
  const reason = ({ missing }: CouponOffer) =>
    missing === null ? text('coupon.scope') : text('coupon.missing', { amount: money(missing) });
  return (offer: CouponOffer): RadioCardOption<string> => ({
    value: offer.id,
    disabled: offer.obstacle !== null,
    label: (
      <styles.CouponName>
        <span>{couponName(offer)}</span>
        {offer.obstacle === null ? <styles.Saving>-{money(offer.saves)}</styles.Saving> : <span>{reason(offer)}</span>}
      </styles.CouponName>
    ),
    description: text('coupon.until', { condition: offer.condition, date: validUntil(format, offer.validUntil) }),
  });
}
