import { type Family, thresholds, type Vital } from '@jishi/release/judgement';

/** What visitors meet: how many of them have an event (`calls pay` is one of a family), and how vitals are spread (log-normal). */
export type Habits = {
  rates: Readonly<Partial<Record<Family | 'calls pay' | 'calls GET good failed' | 'page thread', number>>>;
  vitals: Readonly<Record<Vital, { median: number; spread: number; more?: number }>>;
};

/** A shop that is well, as bench and tabs of the demo shop see it, with the conversion of a middling one. */
export const well: Habits = {
  rates: {
    error: 0.01,
    place: 0.001,
    hydration: 0.003,
    load: 0.005,
    dead: 0.04,
    rage: 0.005,
    calls: 0.03,
    'calls pay': 0.002,
    'calls GET good failed': 0.001,
    'page thread': 0.0005,
    silent: 0.06,
    'second-view': 0.5,
    'added-to-cart': 0.08,
    ordered: 0.03,
    paid: 0.026,
  },
  vitals: {
    lcp: { median: 1_100, spread: 0.5 },
    inp: { median: 90, spread: 0.7 },
    cls: { median: 8, spread: 1.4 },
    ttfb: { median: 150, spread: 0.6 },
    alive: { median: 2_200, spread: 0.5 },
  },
};

/** What a bad candidate does. `harmed`: how many of its visitors notice. */
export type Scenario = {
  name: string;
  harmed: number;
  change: (habits: Habits) => Habits;
  /** It does so only once everybody has it. */
  isAtLast?: true;
};

const rates = (more: Habits['rates']) => (habits: Habits) => ({ ...habits, rates: { ...habits.rates, ...more } });
const later = (vital: Vital, more: number) => (habits: Habits) => ({
  ...habits,
  vitals: { ...habits.vitals, [vital]: { ...habits.vitals[vital], more } },
});

/** Other visitors and more of them: a third more of what goes wrong, and of what each page takes. */
const BUSIER = 4 / 3;
const busier = ({ rates: usual, vitals }: Habits): Habits => ({
  rates: Object.fromEntries(Object.entries(usual).map(([name, rate]) => [name, Math.min(rate * BUSIER, 1)])),
  vitals: { ...vitals, ttfb: { ...vitals.ttfb, median: vitals.ttfb.median * BUSIER } },
});

export const scenarios: readonly Scenario[] = [
  { name: 'nothing changes (A/A)', harmed: 0, change: (habits) => habits },
  { name: 'a script throws for 10 %', harmed: 0.1, change: rates({ error: 0.1 }) },
  { name: 'a page throws for 1 %', harmed: 0.01, change: rates({ place: 0.011 }) },
  { name: 'LCP 500 ms later', harmed: 1, change: later('lcp', 500) },
  { name: 'INP 150 ms longer', harmed: 1, change: later('inp', 150) },
  { name: 'server 300 ms slower', harmed: 1, change: later('ttfb', 300) },
  {
    name: 'one button is dead',
    harmed: 0.08,
    change: rates({ dead: 0.12, 'added-to-cart': 0.03, ordered: 0.011, paid: 0.01 }),
  },
  {
    name: 'payment fails for one way of three',
    harmed: 0.009,
    change: rates({ calls: 0.039, 'calls pay': 0.011, paid: 0.017 }),
  },
  { name: 'a render thread leaks: lost every 200 pages', harmed: 0.02, change: rates({ 'page thread': 0.02 }) },
  { name: 'scripts do not run for 5 %', harmed: 0.05, change: rates({ silent: 0.11, 'second-view': 0.48 }) },
  { name: 'at 100 %: a busier hour (A/A)', harmed: 0, change: busier, isAtLast: true },
  { name: 'at 100 %: a place throws for 5 %', harmed: 0.05, change: rates({ place: 0.051 }), isAtLast: true },
  {
    name: 'at 100 %: calls fail for 10 %',
    harmed: 0.1,
    change: rates({ calls: 0.13, 'calls GET good failed': 0.1 }),
    isAtLast: true,
  },
  { name: 'at 100 %: server 500 ms slower', harmed: 1, change: later('ttfb', 500), isAtLast: true },
];

/** Probability that a visitor's value is above a limit. */
function above(limit: number, { median, spread, more = 0 }: Habits['vitals'][Vital]): number {
  if (limit <= more) return 1;
  return 1 - normal(Math.log((limit - more) / median) / spread);
}

/** The normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}

/** Every event with its probability; of vitals the limits in rising order, for they are nested. */
export type Odds = {
  single: [Family, event: string, number][];
  nested: [Vital, [limit: number, probability: number][]][];
};

export const oddsOf = (habits: Habits): Odds => ({
  single: Object.entries(habits.rates).map(([name, probability]) => {
    const [family, ...event] = name.split(' ');
    return [family as Family, event.join(' ') || 'all', probability];
  }),
  nested: (Object.entries(thresholds) as [Vital, readonly number[]][]).map(([vital, limits]) => [
    vital,
    limits.map((limit) => [limit, above(limit, habits.vitals[vital])]),
  ]),
});
