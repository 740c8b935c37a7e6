const WINDOW_MS = 60_000;
/** Networks that are counted in a minute; beyond them nobody new is let through. */
const MAX_NETWORKS = 10_000;

/**
 * Counts calls of networks by the minute, in this process alone: for what is thrown away when there is too much of it.
 * @returns whether one more call of a network is within `max`
 */
export function createRateLimit(
  max: number,
  now: () => number = () => performance.now(),
): (network: string) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (network) => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + WINDOW_MS;
    }
    const count = counts.get(network) ?? 0;
    if (count >= max || (count === 0 && counts.size >= MAX_NETWORKS)) return false;
    counts.set(network, count + 1);
    return true;
  };
}
