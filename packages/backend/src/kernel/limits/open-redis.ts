import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Nobody waits for a connection: meanwhile each process counts for itself. */
const CONNECT_WITHIN_MS = 1000;
/** Bounds the greeting of a new connection. Who counts waits far shorter (`circuit-breaker.ts`). */
const ANSWER_WITHIN_MS = 1000;
/** A connection on which nothing comes back for so long is given up: its other end may be gone without a word. */
const SILENT_MS = 2000;
/** A frozen server does not say goodbye either. */
const PART_WITHIN_MS = 500;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
/** A server that loads its data, or is frozen, must not keep the shop from opening. */
const START_WITHIN_MS = 2000;

/**
 * A client of Redis that never makes anybody wait: without a connection commands fail at once, none is queued or sent again, and it
 * connects anew for as long as it takes. A command that was given up keeps its place in the queue of the connection, so an answer that
 * comes late is not taken for that of another command.
 *
 * Resolves once it is connected, has failed to, or two seconds have passed. Ended by `disconnect()`, which needs no answer.
 *
 * @param url `redis://…` or `rediss://…`
 * @param onError is told why there is no connection, each reason once until there is one
 */
export async function openRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    socketTimeout: SILENT_MS,
    disconnectTimeout: PART_WITHIN_MS,
    retryStrategy: (times) => Math.min(FIRST_RETRY_MS * 2 ** (times - 1), LONGEST_RETRY_MS),
  });
  const told = new Set<string>();
  redis.on('ready', () => told.clear());
  redis.on('error', (error: Error) => {
    const reason = error.message || String('code' in error ? error.code : error.name);
    if (told.has(reason)) return;
    told.add(reason);
    onError(error.message === reason ? error : new Error(reason, { cause: error }));
  });
  const connected = redis.connect().catch(() => {});
  await Promise.race([connected, sleep(START_WITHIN_MS, undefined, { ref: false })]);
  return redis;
}
