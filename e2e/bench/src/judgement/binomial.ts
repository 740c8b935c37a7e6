/** From here on a normal distribution is near enough. */
const MANY = 30;

/** How many of `count` happen that each have this probability. */
export function binomial(random: () => number, count: number, probability: number): number {
  if (count === 0 || probability <= 0) return 0;
  if (probability >= 1) return count;
  if (probability > 0.5) return count - binomial(random, count, 1 - probability);
  const mean = count * probability;
  if (mean > MANY) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.min(count, Math.round(mean + normal * Math.sqrt(mean * (1 - probability)))));
  }
  // Jumps from one that happens to the next.
  const log = Math.log1p(-probability);
  let happened = -1;
  for (let at = 0; at <= count; happened += 1) at += Math.floor(Math.log(1 - random()) / log) + 1;
  return Math.min(count, happened);
}
