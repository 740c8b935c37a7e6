import type { Game } from '@jishi/fair-draw';

/** A prize one may draw. `left` null: without an end; `value`: cents. */
export type OddsPrize = { name: string; isBlank: boolean; weight: number; left: number | null; value: number };

/** A lottery whose odds are looked at. `price`: cents of the points a draw costs; `daysLeft`: until its end. */
export type OddsLottery = {
  game: Game;
  prizes: readonly OddsPrize[];
  price: number;
  drawsADay: number;
  daysLeft: number;
};

/** The chance of each prize while there is some of it, in the order of the list. */
export function chancesOf({ game, prizes }: Pick<OddsLottery, 'game' | 'prizes'>): number[] {
  if (game === 'reels') return prizes.map(() => 1 / prizes.length ** 3);
  const sum = prizes.reduce((all, { weight }) => all + weight, 0);
  return prizes.map(({ weight }) => (sum === 0 ? 0 : weight / sum));
}

/** Cents a draw costs the shop on average, while there is some of every prize. */
export function expectedCost(lottery: Pick<OddsLottery, 'game' | 'prizes'>): number {
  const chances = chancesOf(lottery);
  return lottery.prizes.reduce((all, { value }, at) => all + value * (chances[at] ?? 0), 0);
}

/** Days until a limited prize is gone at the rate of late; null when it never is. */
export function daysToEmpty({ left }: OddsPrize, chance: number, drawsADay: number): number | null {
  if (left === null || chance * drawsADay === 0) return null;
  return left / (chance * drawsADay);
}

/** What an operator may not have meant: odds that are not those of the weights, that cannot be met, or that cost too much. */
export function oddsWarnings(lottery: OddsLottery): string[] {
  const { game, prizes, price, drawsADay, daysLeft } = lottery;
  const warnings: string[] = [];
  const chances = chancesOf(lottery);
  if (game === 'reels' && new Set(prizes.map(({ weight }) => weight)).size > 1) {
    const oneIn = prizes.length ** 3;
    warnings.push(`A slot machine takes no weights: each prize has one chance in ${oneIn}, three of a kind.`);
  }
  for (const [at, prize] of prizes.entries()) {
    const chance = chances[at] ?? 0;
    if (chance === 0 && !prize.isBlank) warnings.push(`Nobody can win "${prize.name}": its weight is 0.`);
    const days = daysToEmpty(prize, chance, drawsADay);
    if (days !== null && days < daysLeft) {
      warnings.push(
        `"${prize.name}" will be gone in ${daysText(days)} at ${Math.round(drawsADay)} draws a day, before the lottery ends (${daysText(daysLeft)}).`,
      );
    }
  }
  const cost = expectedCost(lottery);
  if (cost > price) {
    warnings.push(`A draw costs the shop ${centsText(cost)} on average, and brings ${centsText(price)}.`);
  }
  return warnings;
}

const daysText = (days: number): string => `${days < 10 ? days.toFixed(1) : Math.round(days)} days`;
const centsText = (cents: number): string => (cents / 100).toFixed(2);
