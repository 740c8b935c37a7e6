import type { LotteryDetail } from '@jishi/api/lotteries';

type Drawn = Pick<LotteryDetail, 'game' | 'prizes'>;

/**
 * How likely a draw is to win each prize, 0 to 1, in the order of the prizes: by weight, or on a slot machine by three equal
 * pictures of which each is as likely as the others. As long as the prize is there: what comes instead of one that is gone
 * is the server's rule.
 */
export function chancesOf({ game, prizes }: Drawn): number[] {
  if (game === 'slot-machine') return prizes.map(() => prizes.length ** -3);
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(({ weight }) => (all > 0 ? weight / all : 0));
}

/** A chance in per cent, with two digits that say something: `12%`, `0.5%`, `0.013%`. */
export function chanceText(chance: number): string {
  const percent = chance * 100;
  if (percent <= 0) return '0%';
  if (percent >= 10) return `${Math.round(percent * 10) / 10}%`;
  return `${Number(percent.toPrecision(2))}%`;
}
