import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a load: how long it took, counted from the moment it was due, and the status of its answer (0: none). */
export type Shot = { ms: number; status: number };

export type OpenLoop = {
  /** Requests per second. */
  rate: number;
  seconds: number;
  /** Sends one request and answers its status; what it throws counts as status 0. */
  send(index: number): Promise<number>;
};

/** Moment each request is due, in milliseconds from the start: evenly spread. */
export const dueAt = (index: number, rate: number): number => (index * 1000) / rate;

/**
 * Sends requests at a fixed rate, whether answers have come or not. Each is timed from when it was due, not from when it
 * could be sent: a stall of the server, or of this sender, counts in full against every request it holds up.
 */
export async function runOpenLoop({ rate, seconds, send }: OpenLoop, stop: AbortSignal): Promise<Shot[]> {
  const count = Math.round(rate * seconds);
  const shots: Shot[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  for (let index = 0; index < count; ) {
    stop.throwIfAborted();
    while (index < count && dueAt(index, rate) <= performance.now() - start) {
      const due = start + dueAt(index, rate);
      const shot = send(index)
        .catch(() => 0)
        .then((status) => {
          shots.push({ ms: performance.now() - due, status });
          open.delete(shot);
        });
      open.add(shot);
      index += 1;
    }
    await sleep(1);
  }
  await Promise.all(open);
  return shots;
}
