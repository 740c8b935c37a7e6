import { usableCouponsQuery } from '@jishi/api/coupons/queries';
import { paths, useApi, useFirstNow } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { endingSoon } from '../model/ending-soon.ts';
import * as styles from './portal.styles.ts';

/** How many coupons can be used, and how many of them only for a little longer. */
export function CouponValue() {
  const text = useTexts();
  const now = useFirstNow();
  const { data: coupons } = useSuspenseQuery(usableCouponsQuery(useApi()));
  const soon = endingSoon(coupons, now);
  return (
    <styles.Value>
      <span>{text('portal.coupons')}</span>
      <b>{coupons.length}</b>
      <TextLink as={Link} to={paths.ownCoupons()}>
        {soon > 0 ? text('portal.coupons-soon', { count: soon }) : text('portal.coupons-see')}
      </TextLink>
    </styles.Value>
  );
}
