type Point = { day: string; balance: number };

/** A chart in its own coordinates: as wide and as high as said, y downwards. */
export const CHART = { width: 640, height: 150, top: 18, bottom: 138 } as const;

/** What is drawn of balances by day. */
export type BalanceLine = {
  /** `d` of the line, and of the area below it. */
  line: string;
  area: string;
  /** Places of the days, in the order given. */
  points: readonly { x: number; y: number }[];
  /** The day the balance was highest, the first of several. */
  peak: { index: number; balance: number } | null;
  lowest: number;
};

/**
 * The line of balances by day. The scale begins a little below the lowest balance, never below 0, so that small changes of a large
 * balance are seen; one that never changed lies in the middle. A single day is a line across.
 */
export function balanceLine(days: readonly Point[]): BalanceLine {
  const balances = days.map(({ balance }) => balance);
  if (balances.length === 0) return { line: '', area: '', points: [], peak: null, lowest: 0 };
  const [lowest, highest] = [Math.min(...balances), Math.max(...balances)];
  const floor = Math.max(0, lowest - (highest - lowest) * 0.15);
  const yOf = (balance: number) =>
    highest === lowest
      ? (CHART.top + CHART.bottom) / 2
      : CHART.bottom - ((balance - floor) / (highest - floor)) * (CHART.bottom - CHART.top);
  const drawn = balances.length === 1 ? [...balances, ...balances] : balances;
  const step = CHART.width / (drawn.length - 1);
  const points = drawn.map((balance, index) => ({ x: round(index * step), y: round(yOf(balance)) }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return {
    line,
    area: `${line}V${CHART.bottom}H0z`,
    points: points.slice(0, days.length),
    peak: { index: balances.indexOf(highest), balance: highest },
    lowest,
  };
}

/** Which of so many days lies nearest to a share (0 to 1) of the width. */
export const dayAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));

/** Up to so many days for the axis, evenly spread, the first and the last among them: their indexes. */
export function axisDays(count: number, most = 4): number[] {
  const shown = Math.min(count, most);
  if (shown <= 1) return count > 0 ? [0] : [];
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / (shown - 1)));
}

const round = (value: number): number => Math.round(value * 10) / 10;
