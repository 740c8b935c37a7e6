import type { CartLine } from '@jishi/api/cart';
import type { OwnedCoupon } from '@jishi/api/coupons';
import { paths, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { CouponTicket } from '@jishi/part-kit/coupon-ticket';
import { Note, TextLink } from '@jishi/ui';
import Truck from 'lucide-react/icons/truck';
import { Link } from 'react-router-dom';
import { Emphasised } from '../../../components/emphasised.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { couponName } from '../../../model/coupon-name.ts';
import { CartDelivery } from '../../delivery/cart-delivery.tsx';
import { useNextCoupon } from '../hooks/use-next-coupon.ts';
import { shipsFree } from '../model/free-shipping.ts';
import * as styles from './cart.styles.ts';

/** What delivery of the chosen goods costs, as far as it is known here, and what a little more would save. */
export function SavingsNote({ selected }: { selected: readonly CartLine[] }) {
  const text = useTexts();
  const isFree = selected.length > 0 && shipsFree(selected);
  return (
    <styles.SavingsPlace>
      <Note tone="trust" icon={<Truck size={18} strokeWidth={1.75} aria-hidden />}>
        <styles.Savings>
          <CartDelivery selected={selected}>
            <span>{text(isFree ? 'savings.free-delivery' : 'savings.delivery-later')}</span>
          </CartDelivery>
          <NextCoupon selected={selected} />
        </styles.Savings>
      </Note>
    </styles.SavingsPlace>
  );
}

/** The coupon itself, leading to the products it is for. */
function NextTicket({ owned: { coupon, number } }: { owned: OwnedCoupon }) {
  const { has } = useShop();
  const name = couponName({ ...coupon, number });
  if (!has('mf_catalog/product-list')) return <CouponTicket>{name}</CouponTicket>;
  return (
    <CouponTicket as={Link} to={paths.products({ couponId: coupon.id })}>
      {name}
    </CouponTicket>
  );
}

function NextCoupon({ selected }: { selected: readonly CartLine[] }) {
  const { has } = useShop();
  const text = useTexts();
  const { money } = useFormat();
  const next = useNextCoupon(selected);
  if (next) {
    return (
      <styles.OneRow>
        <Emphasised sentence={(amount) => text('savings.next-coupon', { amount })} value={money(next.missing)} />{' '}
        <NextTicket owned={next.coupon} />
      </styles.OneRow>
    );
  }
  // Never nothing: what comes later would push the lines down.
  if (!has('mf_promotions/coupons')) return <span>{text('savings.coupons-later')}</span>;
  return (
    <TextLink as={Link} to={paths.coupons()}>
      {text('savings.coupons')}
    </TextLink>
  );
}
