import { type DrawWish, drawLottery, type LotteryDetail } from '@jishi/api/lotteries';
import { lotteryInvalidations, lotteryQuery } from '@jishi/api/lotteries/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ride } from '../games/create-ride.ts';
import { openSounds, silence } from '../games/sounds.ts';
import { closeAttempt, openAttempt } from '../model/attempt.ts';
import { type Outcome, outcomeOf } from '../model/outcome.ts';
import { positionsOf } from '../model/positions.ts';
import { askForDraw, NoResponse } from './ask-for-draw.ts';

/**
 * Where a draw stands. `done` without an outcome: it was made, and its prize is not in the list any more. `failed`: `error` is
 * the refusal, after which nothing was taken; without one nobody knows.
 */
export type DrawState =
  | { kind: 'resting' }
  | { kind: 'riding' }
  | { kind: 'done'; outcome: Outcome | null }
  | { kind: 'failed'; error: unknown };

type DrawOptions = {
  lottery: LotteryDetail;
  customer: string;
  ride: RefObject<Ride | null>;
  /** What goes with the next draw; `null` where nothing says it. */
  wish: RefObject<DrawWish | null>;
  hasSound: boolean;
};

/** How long the prizes of now may take: those that were shown are right nearly always. */
const FRESH_MS = 1500;

/** One draw after the other: from the press to the result. */
export function useDraw({ lottery, customer, ride, wish, hasSound }: DrawOptions) {
  const { id } = lottery;
  const api = useApi();
  const { now } = useShop();
  const queries = useQueryClient();
  const [state, setState] = useState<DrawState>({ kind: 'resting' });
  const isBusy = useRef(false);
  const skip = useRef<() => void>(() => undefined);
  const isHere = useIsHere();

  /** The places of a draw count in the list of the moment it is made in. */
  async function prizesOfNow(): Promise<LotteryDetail> {
    const refetched = queries.fetchQuery({ ...lotteryQuery(api, id), staleTime: 0 }).catch(() => null);
    const late = new Promise<null>((resolve) => setTimeout(resolve, FRESH_MS, null));
    return (await Promise.race([refetched, late])) ?? lottery;
  }

  async function draw(isStill: boolean): Promise<void> {
    const attempt = openAttempt(id, customer, now(), wish.current);
    const sounds = hasSound ? openSounds() : silence;
    const skipped = new Promise<void>((resolve) => {
      skip.current = resolve;
    });
    sounds.begin();
    if (!isStill) ride.current?.start();
    try {
      const options = { idempotencyKey: attempt.key, silent: true };
      const drawn = await askForDraw(() => drawLottery(api, id, options, attempt.wish ?? undefined));
      const current = await prizesOfNow();
      const outcome = outcomeOf(current, drawn);
      // Whoever has left is shown it when they come back: the attempt is still open.
      if (!isHere()) return;
      const positions = outcome && positionsOf(current.game, outcome.places, current.prizes.length);
      if (!positions) await ride.current?.settle();
      else if (!isStill) await Promise.race([ride.current?.land(positions, sounds.ticks), skipped]);
      if (positions) ride.current?.show(positions);
      if (!isHere()) return;
      sounds.end(outcome?.isWon ?? false);
      closeAttempt(id, attempt);
      setState({ kind: 'done', outcome });
    } catch (error) {
      const isUnknown = error instanceof NoResponse;
      if (!isUnknown) closeAttempt(id, attempt);
      await Promise.race([ride.current?.settle(), skipped]);
      setState({ kind: 'failed', error: isUnknown ? undefined : error });
    } finally {
      sounds.close();
      void invalidate(queries, lotteryInvalidations.drawLottery(id));
    }
  }

  return {
    state,
    /** Draws, unless a draw is under way. @param isSkipped shows the result without the ride */
    press(isSkipped: boolean): void {
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ kind: 'riding' });
      void draw(isSkipped || wantsNoMotion()).finally(() => {
        isBusy.current = false;
      });
    },
    /** Ends the ride that is under way; the result comes as soon as it is there. */
    skipRide: () => skip.current(),
    /** Closes the result, or takes the reason of a failure off the page. */
    rest: () => setState({ kind: 'resting' }),
  };
}

const wantsNoMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
