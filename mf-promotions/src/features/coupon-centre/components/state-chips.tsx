import type { CouponCounts, CouponState } from '@jishi/api/coupons';
import { ChipLink } from '@jishi/ui/forms';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { centrePath, couponStates } from '../model/centre-address.ts';
import * as styles from './centre.styles.ts';

type StateChipsProps = { state: CouponState; counts: CouponCounts | null };

/** Underway, upcoming, finished, each with its number once that is known. */
export function StateChips({ state, counts }: StateChipsProps) {
  const text = useTexts();
  return (
    <styles.Chips aria-label={text('coupons.tabs')}>
      {couponStates.map((one) => (
        <ChipLink key={one} as={Link} to={centrePath({ state: one, page: 1 })} on={one === state} preventScrollReset>
          {text(`coupons.${one}`)}
          {counts && <span> {counts[one]}</span>}
        </ChipLink>
      ))}
    </styles.Chips>
  );
}
