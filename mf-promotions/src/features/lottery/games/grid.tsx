import { useRef } from 'react';
import { PrizePicture } from '../../../components/prize-picture.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { chancesOf, chanceText } from '../model/chances.ts';
import { type Cell, gridPlan } from '../model/grid.ts';
import type { GameProps } from './game-props.ts';
import * as styles from './grid.styles.ts';
import { MiddleButton } from './middle-button.tsx';
import { useRide } from './use-ride.ts';

/** Places a landing takes at least. */
const LEAST = 6;

/** Prizes in a ring around the button. A light goes from cell to cell and stops at what was drawn. */
export function PrizeGrid({ prizes, ride, isClosed, price, onDraw }: GameProps) {
  const text = useTexts();
  const light = useRef<HTMLSpanElement>(null);
  const count = prizes.length;
  const plan = gridPlan(count);
  const chances = chancesOf({ game: 'grid', prizes });
  const tracks = () => [
    {
      element: () => light.current,
      isStepped: true,
      pose: (position: number) => styles.atCell(plan.prizes[position % count] ?? { column: 0, row: 0 }),
    },
  ];
  useRide({ ride, tracks, count, least: LEAST });
  return (
    <styles.Frame data-game="grid" data-closed={isClosed || undefined} aria-hidden="true">
      <styles.Cells $columns={plan.columns} $rows={plan.rows}>
        {prizes.map((prize, place) => (
          <styles.PrizeCell key={prize.id} {...styles.placed(plan.prizes[place])} $isGold={place % 2 === 1}>
            <PrizePicture prize={prize} size={52} />
            <b>{prize.name}</b>
            {prize.left !== 0 && <small>{chanceText(chances[place] ?? 0)}</small>}
          </styles.PrizeCell>
        ))}
        {plan.empty.map((cell: Cell) => (
          <styles.EmptyCell key={`${cell.column} ${cell.row}`} {...styles.placed(cell)} />
        ))}
        <styles.Middle $columns={plan.columns} $rows={plan.rows}>
          <MiddleButton shape="cell" label={text('lottery.draw_short')} price={price} onDraw={onDraw} />
        </styles.Middle>
        <styles.Light ref={light} data-light="" />
      </styles.Cells>
    </styles.Frame>
  );
}
