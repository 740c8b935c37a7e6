import type { Prize } from '@jishi/api/lotteries';
import type { RefObject } from 'react';
import type { Ride } from './create-ride.ts';

/**
 * What every game is given. Games are pictures: what can be won, the button and the result are told beside them, in words,
 * so readers meet each once.
 */
export type GameProps = {
  prizes: readonly Prize[];
  ride: RefObject<Ride | null>;
  /** Nobody can draw: the game is a picture of itself. */
  isClosed: boolean;
  /** What a draw costs, in a few words: stands on the button in the middle. */
  price: string;
  /** Draws, as the button beside the game does; without it the middle is no button. */
  onDraw: (() => void) | undefined;
};
