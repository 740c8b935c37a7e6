import { useFormat } from '@jishi/i18n';
import { Text } from '@jishi/ui';
import { StateTag } from '@jishi/ui/data';
import { useTexts } from '../../messages/texts.ts';
import type { PrizeStanding } from './model/prize-outcome.ts';
import * as styles from './prizes.styles.ts';

/** Where a prize stands, in words, with the day it lapses on. */
export function PrizeState({ standing }: { standing: PrizeStanding }) {
  const text = useTexts();
  const format = useFormat();
  switch (standing.kind) {
    case 'to-redeem':
      return (
        <styles.State>
          <StateTag $tone="brand">{text('prizes.to_redeem')}</StateTag>
          {standing.before && (
            <Text as="span" $tone="secondary" $size="caption">
              {text('prizes.before', { time: format.date(standing.before, 'minute') })}
            </Text>
          )}
        </styles.State>
      );
    case 'ordered':
      return <StateTag $tone="trust">{text('prizes.ordered')}</StateTag>;
    case 'recycled':
      return (
        <styles.State>
          <StateTag $tone="quiet">{text('prizes.recycled')}</StateTag>
          {standing.points > 0 && (
            <Text as="span" $tone="secondary" $size="caption">
              {text('prizes.recycled_points', { count: standing.points })}
            </Text>
          )}
        </styles.State>
      );
    default:
      return <StateTag $tone="trust">{text('prizes.received')}</StateTag>;
  }
}
