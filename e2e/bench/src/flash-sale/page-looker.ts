// The thread of `page-lookers.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import type { Shot } from '../api/load/open-loop.ts';
import { call } from '../api/servers/http-client.ts';
import type { LookerPlan } from './page-lookers.ts';

const EVERY_MS = 50;

const { bases, paths, headers } = workerData as LookerPlan;
let sent = 0;
let timer: NodeJS.Timeout | undefined;
let shots: Promise<Shot>[] = [];

/** Timed from when it was due: what this thread is late counts, too. */
async function look(due: number): Promise<Shot> {
  const index = sent++;
  const url = `${bases[index % bases.length]}${paths[index % paths.length]}`;
  const status = await call(url, { headers }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { ms: performance.now() - due, status };
}

function begin(): void {
  shots = [];
  let due = performance.now();
  timer = setInterval(() => {
    for (; due <= performance.now(); due += EVERY_MS) shots.push(look(due));
  }, 5);
}

parentPort?.on('message', async (told: 'begin' | 'end') => {
  if (told === 'begin') return begin();
  clearInterval(timer);
  parentPort?.postMessage(await Promise.all(shots));
});
