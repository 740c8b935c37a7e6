import { logMean, RATIOS } from './evidence.ts';

/** Visitors of one group, and how many of them had an event. */
export type Rate = { visitors: number; had: number };

/** How often the bound of any rate may be too low, all of them together: of a thousand rollouts one. */
const MOST_WRONG_BOUNDS = 0.001;

/** By how much a rate may differ from another hour's though the release changes nothing: other visitors, other caches, another load. */
const DRIFT = 1.5;

/**
 * The evidence that an event is more frequent than it was before, as the logarithm of an e-value. For when everybody has the candidate: there is nobody left to be
 * compared with at the same time, so the rate is compared with that of those who did not have it before.
 *
 * Of their rate only the upper bound is believed (Chernoff), times what one hour differs from another. Betting on visitors one by one, at odds that are fair at
 * that rate, is a test supermartingale for every rate up to it: as with shares it may be looked at at any time. Events that are told late make it smaller, not larger.
 *
 * @param bounds how many rates are bounded beside this one, it included: they share the error
 * @see https://arxiv.org/abs/2210.01948 (Ramdas, Grünwald, Vovk, Shafer)
 */
export function logRateEvidence(now: Rate, before: Rate, bounds: number): number {
  const usual = DRIFT * upperBound(before, MOST_WRONG_BOUNDS / bounds);
  if (usual >= 1) return 0; // nothing would be more than that
  return logMean(
    RATIOS.map((ratio) => {
      // Between what is usual and all of them, where the ratio would be more than all.
      const rate = Math.min(usual * ratio, (1 + usual) / 2);
      return now.had * Math.log(rate / usual) + (now.visitors - now.had) * Math.log((1 - rate) / (1 - usual));
    }),
  );
}

/** Bisections of an interval of rates: finer than any count tells. */
const HALVINGS = 40;

/** The largest rate at which so few of them would not be less likely than `error`; 1 where nobody was counted. */
export function upperBound({ visitors, had }: Rate, error: number): number {
  if (visitors === 0 || had >= visitors) return 1;
  const seen = had / visitors;
  let [low, high] = [seen, 1];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (visitors * divergence(seen, middle) < -Math.log(error)) low = middle;
    else high = middle;
  }
  return high;
}

/** Kullback-Leibler divergence of two rates, in nats. */
const divergence = (p: number, q: number): number =>
  (p === 0 ? 0 : p * Math.log(p / q)) + (p === 1 ? 0 : (1 - p) * Math.log((1 - p) / (1 - q)));
