import type { CallLimits } from './calls.ts';

const LOOK_EVERY_MS = 25;
const US_PER_MS = 1000;

/** Watches what this process uses from now on, and tells once when it is over a limit. */
export function watchLimits(
  { cpuMs, residentBytes }: Pick<CallLimits, 'cpuMs' | 'residentBytes'>,
  onOver: (limit: 'time' | 'memory') => void,
): { stop(): void } {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isLong = (user + system) / US_PER_MS > cpuMs;
    if (!isLong && process.memoryUsage.rss() <= residentBytes) return;
    clearInterval(timer);
    onOver(isLong ? 'time' : 'memory');
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
