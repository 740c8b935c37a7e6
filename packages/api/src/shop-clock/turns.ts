import { shopTimeAt } from '../model/shop-time.ts';

/** What begins at which hour of the shop's day, in order. Before the first hour the last one of yesterday still holds. */
export type Turns<Name extends string> = readonly [
  readonly [hour: number, name: Name],
  ...(readonly [hour: number, name: Name])[],
];

const HOUR_MS = 3_600_000;

/** Hour of a time of the shop, 0 to 23. */
export const hourOf = (time: string): number => Number(time.slice(11, 13));

/** What holds at an hour. */
export const heldAt = <Name extends string>(turns: Turns<Name>, hour: number): Name =>
  (turns.findLast(([from]) => from <= hour) ?? turns.at(-1) ?? turns[0])[1];

/** When the next turn is, epoch ms. The shop's zone is whole hours from UTC. */
export function nextTurnAfter<Name extends string>(turns: Turns<Name>, time: number): number {
  const hour = hourOf(shopTimeAt(new Date(time)));
  const next = turns.find(([from]) => from > hour)?.[0] ?? turns[0][0] + 24;
  return time - (time % HOUR_MS) + (next - hour) * HOUR_MS;
}
