/**
 * Asks once for everybody who wants to know the same within a time. What fails is asked again.
 *
 * @param lasts milliseconds for which an answer counts
 * @param now the time in milliseconds, of whatever clock
 */
export function remembered<T>(
  lasts: number,
  now: () => number,
  ask: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const known = new Map<string, { until: number; answer: Promise<T> }>();
  return (key) => {
    const before = known.get(key);
    if (before && now() < before.until) return before.answer;
    for (const [old, { until }] of known) if (now() >= until) known.delete(old);
    const answer = ask(key);
    known.set(key, { until: now() + lasts, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
