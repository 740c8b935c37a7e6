import type { Account } from '@jishi/api/account';
import type { DrawWish, LotteryDetail } from '@jishi/api/lotteries';
import { type ComponentType, useCallback, useRef } from 'react';
import { useLotteryState } from '../../../hooks/use-lottery-state.ts';
import type { Ride } from '../games/create-ride.ts';
import { useDraw } from '../hooks/use-draw.ts';
import { useLastDraw } from '../hooks/use-last-draw.ts';
import { useOpenAttempt } from '../hooks/use-open-attempt.ts';
import { useSound } from '../hooks/use-sound.ts';
import type { BesideProps } from '../model/beside.ts';
import { obstacleOf } from '../model/obstacle.ts';
import * as styles from './lottery.styles.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { PrizeList } from './prize-list.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { Rules } from './rules.tsx';
import { Stage } from './stage.tsx';

type LotteryGameProps = {
  lottery: LotteryDetail;
  account: Account;
  Beside: ComponentType<BesideProps> | undefined;
};

/** A lottery to play: the game, and everything one wants to know before. */
export function LotteryGame({ lottery, account, Beside }: LotteryGameProps) {
  const ride = useRef<Ride | null>(null);
  const wish = useRef<DrawWish | null>(null);
  const onWish = useCallback((next: DrawWish) => {
    wish.current = next;
  }, []);
  const sound = useSound();
  const customer = account.phone ?? account.nickname ?? '';
  const draw = useDraw({ lottery, customer, ride, wish, hasSound: sound.isOn });
  const lastDraw = useLastDraw(draw.state);
  const points = account.points?.available ?? null;
  const obstacle = obstacleOf(lottery, useLotteryState(lottery), points);
  const isAwaited = useOpenAttempt(lottery.id, customer) && draw.state.kind !== 'riding';
  return (
    <>
      <styles.Columns>
        <Stage {...{ lottery, ride, draw, obstacle, points, isAwaited, sound }} />
        <styles.Side>
          <OwnNumbers lottery={lottery} points={points} />
          {Beside && <Beside lottery={lottery} lastDraw={lastDraw} onWish={onWish} />}
          <Rules lottery={lottery} />
        </styles.Side>
        <PrizeList lottery={lottery} />
      </styles.Columns>
      {draw.state.kind === 'done' && <ResultDialog outcome={draw.state.outcome} points={points} onClose={draw.rest} />}
    </>
  );
}
