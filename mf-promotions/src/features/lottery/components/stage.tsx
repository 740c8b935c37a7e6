import type { LotteryDetail } from '@jishi/api/lotteries';
import { useFormat } from '@jishi/i18n';
import { Awning } from '@jishi/ui';
import type { RefObject } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { periodText } from '../../../model/period-text.ts';
import type { Ride } from '../games/create-ride.ts';
import { PrizeGrid } from '../games/grid.tsx';
import { SlotMachine } from '../games/slot-machine.tsx';
import { Wheel } from '../games/wheel.tsx';
import type { useDraw } from '../hooks/use-draw.ts';
import { usePriceText } from '../hooks/use-price-text.ts';
import type { useSound } from '../hooks/use-sound.ts';
import type { Obstacle } from '../model/obstacle.ts';
import { DrawButtons } from './draw-buttons.tsx';
import * as styles from './lottery.styles.ts';
import { StageFoot } from './stage-foot.tsx';

const games = { wheel: Wheel, grid: PrizeGrid, 'slot-machine': SlotMachine } as const;
/** Obstacles nobody can do anything about: the game is covered. */
const closing: readonly (Obstacle | null)[] = ['upcoming', 'ended', 'closed', 'no-prizes'];

export type StageProps = {
  lottery: LotteryDetail;
  ride: RefObject<Ride | null>;
  draw: ReturnType<typeof useDraw>;
  obstacle: Obstacle | null;
  points: number | null;
  isAwaited: boolean;
  sound: ReturnType<typeof useSound>;
};

/** The stall with its game, its buttons, and what became of a draw. */
export function Stage({ lottery, ride, draw, obstacle, points, isAwaited, sound }: StageProps) {
  const text = useTexts();
  const format = useFormat();
  const priceText = usePriceText();
  const isRiding = draw.state.kind === 'riding';
  // What a draw itself has changed is shown when it is over.
  const isClosed = !isRiding && closing.includes(obstacle);
  const canDraw = isAwaited || (!isRiding && obstacle === null);
  const Game = games[lottery.game];
  const price = priceText.short(lottery.price);
  const period = periodText(format, lottery.startsAt, lottery.endsAt);
  return (
    <styles.Stage aria-labelledby="lottery-name">
      <styles.Cloth>
        <Awning height={24} />
      </styles.Cloth>
      <h1 id="lottery-name">{lottery.name}</h1>
      <styles.Lead>{text('lottery.lead', { period, price: priceText.each(lottery.price) })}</styles.Lead>
      <styles.Game>
        {lottery.prizes.length > 0 && (
          <Game
            prizes={lottery.prizes}
            ride={ride}
            isClosed={isClosed}
            price={price}
            onDraw={canDraw ? () => draw.press(false) : undefined}
          />
        )}
        {isClosed && obstacle && <Cover obstacle={obstacle} startsAt={lottery.startsAt} />}
      </styles.Game>
      <DrawButtons {...{ lottery, draw, obstacle, points, isAwaited }} />
      <StageFoot state={draw.state} sound={sound} />
    </styles.Stage>
  );
}

function Cover({ obstacle, startsAt }: { obstacle: Obstacle; startsAt: string }) {
  const text = useTexts();
  const format = useFormat();
  if (obstacle === 'upcoming') {
    return <styles.Cover>{text('lottery.opens_at', { time: format.date(startsAt, 'short') })}</styles.Cover>;
  }
  const words = { ended: 'lottery.over', closed: 'lottery.closed', 'no-prizes': 'lottery.no_prizes' } as const;
  return <styles.Cover>{text(words[obstacle as keyof typeof words])}</styles.Cover>;
}
