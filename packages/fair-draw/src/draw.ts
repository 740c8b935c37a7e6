import { type Block, numberStream, type Pick } from './number-stream.ts';
import type { Ticket } from './ticket.ts';

/** Wheels and grids have weights; the reels of a slot machine show every prize as likely as the others. */
export type Game = 'weights' | 'reels';

/** A prize as the draw found it. `left`: how many there were; -1 without an end. */
export type PrizeState = { weight: number; left: number };

/** Three reels that differ: lost. */
export const LOSING_REELS = [0, 0, 1] as const;

/** Everything a draw depends on. `seed`: 64 hexadecimal digits. */
export type DrawInput = { seed: string; ticket: Ticket; game: Game; prizes: readonly PrizeState[] };

/** A draw with all its steps. */
export type Outcome = {
  /** What the game shows: the place of a prize in the list, or three places. */
  shown: number | [number, number, number];
  /** Place of the prize that is won; null: lost at the slot machine. */
  prize: number | null;
  /** Place the numbers fell on, before anybody asked whether there is one left; null for reels that differ. */
  fellOn: number | null;
  /** The numbers, in their order: one for weights, three for reels. */
  picks: Pick[];
  blocks: readonly Block[];
};

/**
 * The result of a draw. It follows from its input alone, on every computer.
 *
 * Weights: one number below their sum; the prizes lie one behind the other, each as long as its weight, and the number falls on one. Is
 * none left of it, then the first of the list is won, or else the first without an end. Reels: three numbers below the count of
 * prizes; three of a kind win it, unless it is gone.
 *
 * @returns null when there is nothing to draw: no weights, fewer than two pictures for reels, everything gone
 * @throws RangeError for what is no seed
 */
export async function draw({ seed, ticket, game, prizes }: DrawInput): Promise<Outcome | null> {
  const numbers = await numberStream(seed, ticket);
  const result = game === 'reels' ? await spin(prizes, numbers.pick) : await turn(prizes, numbers.pick);
  return result && { ...result, blocks: numbers.blocks };
}

type Result = Omit<Outcome, 'blocks'>;
type PickBelow = (limit: number) => Promise<Pick>;

async function turn(prizes: readonly PrizeState[], pickBelow: PickBelow): Promise<Result | null> {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0);
  if (sum <= 0) return null;
  const pick = await pickBelow(sum);
  const fellOn = placeOf(prizes, pick.value);
  const endless = [...prizes.keys()].filter((place) => prizes[place]?.left === -1);
  const prize = [fellOn, 0, ...endless].find((place) => prizes[place]?.left !== 0);
  return prize === undefined ? null : { shown: prize, prize, fellOn, picks: [pick] };
}

/** The prize a number falls on: weights lie one behind the other, in the order of the list. */
function placeOf(prizes: readonly PrizeState[], number: number): number {
  let end = 0;
  return prizes.findIndex(({ weight }) => {
    end += weight;
    return number < end;
  });
}

async function spin(prizes: readonly PrizeState[], pickBelow: PickBelow): Promise<Result | null> {
  if (prizes.length < 2) return null;
  const picks = [await pickBelow(prizes.length), await pickBelow(prizes.length), await pickBelow(prizes.length)];
  const [first = 0, second = 0, third = 0] = picks.map(({ value }) => value);
  if (first !== second || first !== third) return { shown: [first, second, third], prize: null, fellOn: null, picks };
  const isGone = prizes[first]?.left === 0;
  return isGone
    ? { shown: [...LOSING_REELS], prize: null, fellOn: first, picks }
    : { shown: [first, second, third], prize: first, fellOn: first, picks };
}
