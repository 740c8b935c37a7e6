import type { ShopContext } from '../context/shop-app.ts';

/** The part of a logger that jobs write to. */
export type JobLog = {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** What a job may use. `now` is the shop's clock: jobs never read another one. */
export type JobContext = ShopContext & { log: JobLog };

/**
 * A kind of job. Handlers run at least once: a job that was done but whose end was not written down runs again, so
 * every handler looks at the stored state before it acts.
 */
export type JobKind = {
  kind: string;
  /** Seconds until it is due again; absent for jobs that run once. */
  everySeconds?: number;
  run(payload: Record<string, unknown>, context: JobContext): Promise<void>;
};

/** Tries of a one-time job before it is given up. */
export const MAX_ATTEMPTS = 10;

/** Exponential backoff: seconds to wait after a failed try, 5, 10, 20 … at most an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(3600, 5 * 2 ** Math.max(0, attempts - 1));
}
