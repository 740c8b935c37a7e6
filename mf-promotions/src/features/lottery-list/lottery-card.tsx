import type { Lottery } from '@jishi/api/lotteries';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Tag, Text } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useLotteryState } from '../../hooks/use-lottery-state.ts';
import { useTexts } from '../../messages/texts.ts';
import { periodText } from '../../model/period-text.ts';
import { GamePicture } from './game-picture.tsx';
import * as styles from './lottery-card.styles.ts';

/** A lottery at a glance: which game, whether it is open, what a draw costs, until when. */
export function LotteryCard({ lottery }: { lottery: Lottery }) {
  const text = useTexts();
  const format = useFormat();
  const state = useLotteryState(lottery);
  const { price, triesPerDay } = lottery;
  const tone = { open: 'solid', upcoming: 'promo', ended: 'mute', closed: 'mute' } as const;
  return (
    <styles.Plate data-state={state}>
      <styles.Ground>
        <GamePicture game={lottery.game} />
        <styles.Flag>
          <Tag $tone={tone[state]} $large>
            {text(`lottery.state_${state}`)}
          </Tag>
        </styles.Flag>
      </styles.Ground>
      <styles.Body>
        <h2>
          <Link to={paths.lottery(lottery.id)}>{lottery.name}</Link>
        </h2>
        <Text $tone="secondary">
          {text(`lottery.game_${lottery.game}`)}
          {' · '}
          {price > 0 ? text('lottery.costs', { count: price }) : text('lottery.costs_nothing')}
        </Text>
        {triesPerDay !== null && (
          <Text $tone="tertiary" $size="caption">
            {text('lottery.tries_a_day', { count: triesPerDay })}
          </Text>
        )}
        <Text $tone="tertiary" $size="caption">
          {state === 'upcoming'
            ? text('lottery.opens_at', { time: format.date(lottery.startsAt, 'short') })
            : periodText(format, lottery.startsAt, lottery.endsAt)}
        </Text>
      </styles.Body>
    </styles.Plate>
  );
}
