import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const KIB_PER_MIB = 1024;

/** Most resident memory in MiB: of a process itself, and of all its children together. */
export type PeakMemory = { own: number; children: number };

/** Watches a process until `end` (Linux: it reads `/proc`). */
export function watchMemory(pid: number): { end(): Promise<PeakMemory> } {
  const ending = new AbortController();
  const watching = watch(pid, ending.signal);
  return {
    end: () => {
      ending.abort();
      return watching;
    },
  };
}

async function watch(pid: number, ended: AbortSignal): Promise<PeakMemory> {
  const peak: PeakMemory = { own: 0, children: 0 };
  while (!ended.aborted) {
    const children = await childrenOf(pid);
    const sizes = await Promise.all(children.map(residentOf));
    peak.own = Math.max(peak.own, await residentOf(pid));
    peak.children = Math.max(
      peak.children,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    await sleep(LOOK_EVERY_MS);
  }
  return { own: Math.round(peak.own), children: Math.round(peak.children) };
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}

/** A process that has ended meanwhile has none. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / KIB_PER_MIB;
}
