import type { Coupon } from '@jishi/api/coupons';
import { ProgressBar } from '@jishi/ui/data';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTexts } from '../../../messages/texts.ts';
import type { ClaimState } from '../../../model/claim-state.ts';
import { whatIsLeft } from '../model/what-is-left.ts';
import * as styles from './centre.styles.ts';

/** What is left of a coupon as a bar with words, or what became of it; and how many the customer has had. */
export function HowFar({ coupon, state }: { coupon: Coupon; state: ClaimState }) {
  const text = useTexts();
  const { taken, limit } = coupon;
  const had = taken > 0 && limit !== 1 ? text(limit > 0 ? 'coupons.had-of' : 'coupons.had', { taken, limit }) : null;
  if (state === 'claimed') {
    return (
      <styles.Claimed>
        <CircleCheck size={14} strokeWidth={1.75} aria-hidden />
        {had ?? text('coupon.claimed')}
      </styles.Claimed>
    );
  }
  const over = { 'none-left': 'coupons.none-left', finished: 'coupons.over', upcoming: 'coupons.not-yet' } as const;
  if (state in over) return <styles.HowFar>{text(over[state as keyof typeof over])}</styles.HowFar>;
  const left = whatIsLeft(coupon);
  return (
    <styles.HowFar>
      {left && <ProgressBar share={left.taken} />}
      <span>
        {left && text(left.kind === 'few' ? 'coupons.left-few' : 'coupons.left-share', { count: left.value })}
        {left && had && ' · '}
        {had}
      </span>
    </styles.HowFar>
  );
}
