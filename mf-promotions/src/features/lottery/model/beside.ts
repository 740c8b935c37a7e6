import type { DrawWish, LotteryDetail } from '@jishi/api/lotteries';
import type { Outcome } from './outcome.ts';

/** What is told to whatever stands beside the game. */
export type BesideProps = {
  lottery: LotteryDetail;
  /** The draw this page has shown last; `null` before the first. */
  lastDraw: Outcome | null;
  /** Says what goes with the next draw. */
  onWish: (wish: DrawWish) => void;
};
