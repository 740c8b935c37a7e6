import type { Coupon } from '@jishi/api/coupons';
import type { ReactNode } from 'react';
import { useCouponText } from '../../hooks/use-coupon-text.ts';
import { figureSize } from '../../model/coupon-value.ts';
import * as styles from './coupon-card.styles.ts';

export type CouponCardProps = {
  coupon: Pick<Coupon, 'value' | 'threshold' | 'name' | 'condition'>;
  /** Gold while it is to be had or used, jade once it is claimed, grey when it is over. */
  look: styles.CouponLook;
  /** One row, for a panel or a note. */
  isCompact?: boolean;
  heading?: 'h2' | 'h3' | 'b';
  /** Ids of name and worth, for a button that is called by them. */
  ids?: { name: string; worth: string };
  /** Short lines below the name: scope, period. */
  children?: ReactNode;
  /** What can be done, and how far it is. */
  foot?: ReactNode;
  /** What became of it, for the eye; say it in the foot as well. */
  stamp?: string | undefined;
};

/** A coupon as a paper ticket: what it is worth at the torn edge, what it is beside it. */
export function CouponCard(props: CouponCardProps) {
  const { coupon, look, isCompact = false, heading = 'h2', ids, children, foot, stamp } = props;
  const couponText = useCouponText();
  const { before, figure, after } = couponText.parts(coupon);
  return (
    <styles.Card $look={look} $compact={isCompact}>
      <styles.Worth id={ids?.worth}>
        <styles.Figure $size={figureSize(before + figure + after)} $compact={isCompact}>
          {before && <small>{before}</small>}
          {figure}
          {after && ' '}
          {after && <small>{after}</small>}
        </styles.Figure>
        <span> {couponText.threshold(coupon)}</span>
      </styles.Worth>
      <styles.Body $compact={isCompact}>
        <styles.What>
          <styles.Title as={heading} id={ids?.name} $look={look} $compact={isCompact} $stamped={stamp !== undefined}>
            {coupon.name ?? coupon.condition}
          </styles.Title>
          {children}
        </styles.What>
        {foot && <styles.Foot>{foot}</styles.Foot>}
        {stamp && <styles.Stamp aria-hidden="true">{stamp}</styles.Stamp>}
      </styles.Body>
    </styles.Card>
  );
}
