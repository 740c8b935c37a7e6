import { group, useCommonTexts, useFormat } from '@jishi/i18n';
import { Stepper } from '@jishi/ui/forms';
import { useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import * as styles from './confirm-order.styles.ts';

/** Points the order may use, and what they are worth; nothing when it may use none. */
export function PointsField({ checkout }: { checkout: Checkout }) {
  const { preview, points, mostPoints, setPoints } = checkout;
  const text = useTexts();
  const common = useCommonTexts();
  const { money } = useFormat();
  const limitId = useId();
  if (!preview || mostPoints === 0) return null;
  const available = group(preview.points.available);
  return (
    <styles.FieldBlock>
      <h3>{text('points.title')}</h3>
      <styles.Points>
        <Stepper
          value={points}
          onChange={setPoints}
          min={0}
          max={mostPoints}
          label={text('points.label')}
          increaseLabel={common('action.increase')}
          decreaseLabel={common('action.decrease')}
          describedBy={limitId}
        />
        <b>{text('points.worth', { amount: money(preview.pointsDiscount) })}</b>
        <small id={limitId}>{text('points.limit', { available, most: group(mostPoints) })}</small>
      </styles.Points>
    </styles.FieldBlock>
  );
}
