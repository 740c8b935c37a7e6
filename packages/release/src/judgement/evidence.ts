/**
 * Visitors that had an event, while a rollout had one share. `share`: how much of the visitors with an id have the candidate, from 0 to 1.
 */
export type EventCounts = { share: number; candidate: number; control: number };

/** What is looked for: the candidate's visitors have the event more often, or less often, than the others. */
export type Direction = 'more' | 'fewer';

/**
 * How many times as often. The smallest says from where on a difference matters: an event that is a tenth more frequent speaks against the candidate
 * by none of them.
 */
export const RATIOS = [1.25, 1.5, 2, 3, 5, 10, 30];

/**
 * The evidence that an event is more (or less) frequent with the candidate, as the logarithm of an e-value: how many times as much the
 * counts were to be expected if it were, as if it makes no difference.
 *
 * Of the visitors who have an event, each has the candidate with the probability of the share if the release makes no difference, for a hash has
 * decided who has it: that is exact for any traffic, at any rate, at any hour. The product of the likelihood ratios is a test martingale; mixed over ratios it
 * is one still. By Ville's inequality it ever exceeds `1 / α` with probability `α` at most, however often somebody looks.
 *
 * @see https://arxiv.org/abs/2210.01948 (Ramdas, Grünwald, Vovk, Shafer: game-theoretic statistics and safe anytime-valid inference)
 */
export function logEvidence(epochs: readonly EventCounts[], direction: Direction): number {
  const each = RATIOS.map((ratio) => logLikelihoodRatio(epochs, direction === 'more' ? ratio : 1 / ratio));
  return logMean(each);
}

function logLikelihoodRatio(epochs: readonly EventCounts[], ratio: number): number {
  return epochs.reduce((sum, { share, candidate, control }) => {
    if (share <= 0 || share >= 1) return sum; // nothing to compare with
    const all = share * ratio + 1 - share;
    return sum + candidate * Math.log(ratio / all) - control * Math.log(all);
  }, 0);
}

/** Logarithm of the mean of what these are logarithms of. `weights` add up to one; without them all count alike. */
export function logMean(logs: readonly number[], weights?: readonly number[]): number {
  if (logs.length === 0) return Number.NEGATIVE_INFINITY;
  const largest = Math.max(...logs);
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  const sum = logs.reduce(
    (total, log, index) => total + (weights?.[index] ?? 1 / logs.length) * Math.exp(log - largest),
    0,
  );
  return largest + Math.log(sum);
}
