import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Shot } from '../api/load/open-loop.ts';

/** Whose product pages are asked for, and how. */
export type LookerPlan = { bases: string[]; paths: string[]; headers: Record<string, string> };

/** Asks for products at a fixed rate, in a thread of its own: a rush that is sent meanwhile must not hold up who measures. */
export class PageLookers {
  readonly #worker: Worker;

  constructor(plan: LookerPlan) {
    this.#worker = new Worker(new URL('./page-looker.ts', import.meta.url), { workerData: plan });
  }

  /** For so many seconds. */
  async look(seconds: number): Promise<Shot[]> {
    const looked = this.begin();
    await pause(seconds * 1000);
    return looked();
  }

  /** From now on. @returns ends it, and gives what was measured */
  begin(): () => Promise<Shot[]> {
    this.#worker.postMessage('begin');
    return async () => {
      const told = once(this.#worker, 'message');
      this.#worker.postMessage('end');
      const [shots] = (await told) as [Shot[]];
      return shots;
    };
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
