import { useRef } from 'react';
import { PrizePicture } from '../../../components/prize-picture.tsx';
import { LEAST, MORE_OF_EACH, REELS, runsUp, stripOf, stripShift } from '../model/reels.ts';
import { paceOf } from '../model/ride.ts';
import type { GameProps } from './game-props.ts';
import * as styles from './slot-machine.styles.ts';
import { useRide } from './use-ride.ts';

const MORE = MORE_OF_EACH * (REELS.length - 1);

/** Three reels; the middle one runs the other way. Three equal pictures at the line win. */
export function SlotMachine({ prizes, ride, isClosed }: GameProps) {
  const strips = useRef<(HTMLDivElement | null)[]>([]);
  const count = prizes.length;
  const strip = stripOf(count, paceOf(count, LEAST + MORE));
  const shift = (reel: number, position: number) => stripShift(position, strip.length, runsUp(reel));
  const tracks = () =>
    REELS.map((reel) => ({
      element: () => strips.current[reel] ?? null,
      pose: (position: number) => `translateY(${100 * shift(reel, position)}%)`,
      more: reel * MORE_OF_EACH,
    }));
  useRide({ ride, tracks, count, least: LEAST, more: MORE });
  return (
    <styles.Machine data-game="slot-machine" data-closed={isClosed || undefined} aria-hidden="true">
      <styles.Reels>
        {REELS.map((reel) => (
          <styles.Window key={reel}>
            <styles.Strip
              ref={(element) => {
                strips.current[reel] = element;
              }}
              $shift={shift(reel, reel % count)}
            >
              {(runsUp(reel) ? strip.toReversed() : strip).map((place, index) => {
                const prize = prizes[place];
                return <styles.Cell key={index}>{prize && <PrizePicture prize={prize} size={72} />}</styles.Cell>;
              })}
            </styles.Strip>
            <styles.Glass />
          </styles.Window>
        ))}
      </styles.Reels>
      <styles.WinLine />
    </styles.Machine>
  );
}
