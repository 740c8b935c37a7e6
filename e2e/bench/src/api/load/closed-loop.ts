/** One request of a crowd: how long it took, when its answer came since the start, and its status (0: none). */
export type CrowdShot = { ms: number; at: number; status: number };

/** Sends one request for each, so many at once: the next begins when one has its answer. */
export async function allAtOnce<Who>(
  everybody: readonly Who[],
  atOnce: number,
  send: (who: Who) => Promise<number>,
): Promise<{ shots: CrowdShot[]; seconds: number }> {
  const shots: CrowdShot[] = [];
  const waiting = everybody.values();
  const start = performance.now();
  const lane = async (): Promise<void> => {
    for (const who of waiting) {
      const sent = performance.now();
      const status = await send(who).catch(() => 0);
      const ended = performance.now();
      shots.push({ ms: ended - sent, at: ended - start, status });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { shots, seconds: (performance.now() - start) / 1000 };
}
