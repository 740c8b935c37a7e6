import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { type RadioCardOption, RadioCards } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { type CouponObstacle, type CouponOption, couponName } from '../../../model/coupon-options.ts';
import * as styles from '../confirm-order.styles.ts';
import type { Checkout } from '../hooks/use-checkout.ts';

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
        value={coupons.couponId ?? NONE}
        onChange={(id) => chooseCoupon(id === NONE ? null : id)}
        options={[none, ...coupons.options.map(describe)]}
      />
    </Dialog>
  );
}

function useDescribe() {
  const text = useTexts();
  const { money, date } = useFormat();
  const reason = (obstacle: CouponObstacle) =>
    obstacle.kind === 'threshold' ? text('coupon.missing', { amount: money(obstacle.missing) }) : text('coupon.scope');
  return ({ coupon, saves, obstacle }: CouponOption): RadioCardOption<string> => ({
    value: coupon.id,
    disabled: obstacle !== null,
    label: (
      <styles.CouponName>
        <span>{couponName(coupon)}</span>
        {obstacle === null ? <styles.Saving>-{money(saves)}</styles.Saving> : <span>{reason(obstacle)}</span>}
      </styles.CouponName>
    ),
    description: text('coupon.until', { condition: coupon.coupon.condition, date: date(coupon.validUntil, 'minute') }),
  });
}
