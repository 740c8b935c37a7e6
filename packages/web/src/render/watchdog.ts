export type Watchdog = { reset(): void; stop(): void };

type WatchdogOptions = {
  pingEvery: number;
  lostAfter: number;
  ping: () => void;
  /** Milliseconds of processor time the worker has used so far; answered even while it loops. */
  cpuTime: () => Promise<number>;
  onLost: () => void;
};

/** A worker that sleeps in a system call uses no processor; after so many times the limit it is lost all the same. */
const PATIENCE = 8;

/**
 * Pings until nothing has answered for too long. Silence counts in processor time: on a machine that is short of it a
 * worker is late without being at fault, and ending it would make everything slower still.
 */
export function startWatchdog({ pingEvery, lostAfter, ping, cpuTime, onLost }: WatchdogOptions): Watchdog {
  let silence: { since: number; cpu: Promise<number> } | null = null;
  const look = async () => {
    silence ??= { since: performance.now(), cpu: cpuTime() };
    const current = silence;
    const quiet = performance.now() - current.since;
    if (quiet <= lostAfter) return ping();
    const used = (await cpuTime()) - (await current.cpu);
    const isLost = used >= lostAfter / 2 || quiet > lostAfter * PATIENCE;
    // If it was the host that was busy, the answer has been read by now.
    if (isLost && silence === current) onLost();
  };
  const timer = setInterval(() => void look(), pingEvery);
  timer.unref();
  return {
    reset: () => {
      silence = null;
    },
    stop: () => clearInterval(timer),
  };
}
