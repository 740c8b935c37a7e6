import type { Game } from '@jishi/api/lotteries';
import { positionOf } from './wheel.ts';

/** Where the tracks of a game stand when they show places of the list of prizes. */
export function positionsOf(game: Game, places: readonly number[], count: number): number[] {
  return game === 'wheel' ? places.map((place) => positionOf(place, count)) : [...places];
}
