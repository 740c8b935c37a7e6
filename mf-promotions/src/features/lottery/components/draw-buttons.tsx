import { useFormat } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { usePriceText } from '../hooks/use-price-text.ts';
import type { Obstacle } from '../model/obstacle.ts';
import * as styles from './lottery.styles.ts';
import type { StageProps } from './stage.tsx';

type DrawButtonsProps = Pick<StageProps, 'lottery' | 'draw' | 'obstacle' | 'points' | 'isAwaited'>;

/** Draw, with the ride or without. The first says what is in the way before it is pressed, and keeps the focus. */
export function DrawButtons({ lottery, draw, obstacle, points, isAwaited }: DrawButtonsProps) {
  const text = useTexts();
  const price = usePriceText();
  const reason = useReason();
  const isRiding = draw.state.kind === 'riding';
  if (isRiding) {
    return (
      <styles.Buttons>
        <Button kind="primary" size="lg" busy>
          {text('lottery.drawing')}
        </Button>
        <Button size="lg" onClick={draw.skipRide}>
          {text('lottery.skip')}
        </Button>
      </styles.Buttons>
    );
  }
  if (isAwaited) {
    return (
      <styles.Buttons>
        <Button kind="primary" size="lg" onClick={() => draw.press(false)}>
          {text('lottery.see_last')}
        </Button>
      </styles.Buttons>
    );
  }
  return (
    <styles.Buttons>
      <Button
        kind="primary"
        size="lg"
        aria-disabled={obstacle ? true : undefined}
        onClick={() => !obstacle && draw.press(false)}
      >
        {obstacle ? reason(obstacle, lottery, points) : text('lottery.draw', { price: price.short(lottery.price) })}
      </Button>
      {!obstacle && (
        <Button size="lg" onClick={() => draw.press(true)}>
          {text('lottery.draw_still')}
        </Button>
      )}
    </styles.Buttons>
  );
}

function useReason() {
  const text = useTexts();
  const format = useFormat();
  return (obstacle: Obstacle, lottery: StageProps['lottery'], points: number | null): string => {
    switch (obstacle) {
      case 'upcoming':
        return text('lottery.opens_at', { time: format.date(lottery.startsAt, 'short') });
      case 'ended':
        return text('lottery.over');
      case 'closed':
        return text('lottery.closed');
      case 'no-prizes':
        return text('lottery.no_prizes');
      case 'no-tries':
        return text('lottery.no_tries', { count: lottery.triesPerDay ?? 0 });
      default:
        return text('lottery.too_few', { count: lottery.price - (points ?? 0) });
    }
  };
}
