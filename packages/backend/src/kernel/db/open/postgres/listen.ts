import { setTimeout as pause } from 'node:timers/promises';
import type { Listening } from '../../database.ts';
import { SafeClient } from './safe-client.ts';

const FIRST_PAUSE_MS = 100;
/** Change events are missed meanwhile: cached responses are used for a second only. */
const LONGEST_PAUSE_MS = 1_000;
/** What was queued is sent this often, and a connection whose other end vanished is noticed within these two together. */
const SEND_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 3_000;

/** Takes everything that is queued and not being taken by another process; many tags cost one notification's wait. */
const SEND_QUEUED = `with taken as (
  delete from news_queue where id in (select id from news_queue order by id limit 1000 for update skip locked) returning subject
) select pg_notify($1, subject) from (select distinct subject from taken) subjects`;

type ListenOptions = {
  url: string;
  channel: string;
  listening: Listening;
  /** Sends through another connection. */
  send: (text: string) => Promise<unknown>;
};

/**
 * Listens on a connection of its own and makes a new one whenever it breaks. Poolers between here and PostgreSQL may swallow notifications,
 * so a connection counts once something sent through another one came back over it. Meanwhile it sends on what triggers have queued.
 * @returns when the first attempt is over; the result ends it
 */
export async function listenPostgres(options: ListenOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const loop = keepListening(options, stopping.signal, first.resolve);
  await first.promise;
  return async () => {
    stopping.abort();
    await loop;
  };
}

async function keepListening(options: ListenOptions, stop: AbortSignal, onTried: () => void): Promise<void> {
  const { listening } = options;
  for (let wait = FIRST_PAUSE_MS; !stop.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      await listenOnce(options, stop, () => {
        wait = FIRST_PAUSE_MS;
        listening.onConnected();
        onTried();
      });
    } catch (error) {
      if (!stop.aborted) listening.onLost(error);
    }
    onTried();
    await pause(wait, undefined, { signal: stop }).catch(() => {});
  }
}

/** Ends when told to; throws when the connection does not come or breaks. */
async function listenOnce(
  { url, channel, listening, send }: ListenOptions,
  stop: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const client = new SafeClient({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'jishi-change-events',
    keepAlive: true,
  });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const end = () => ended.reject(new Error('the connection was closed'));
  client.on('error', ended.reject);
  client.on('end', end);
  stop.addEventListener('abort', end);
  const probe = `probe:${crypto.randomUUID()}`;
  const came = Promise.withResolvers<void>();
  client.on('notification', ({ payload = '' }) => {
    if (payload === probe) came.resolve();
    else if (!payload.startsWith('probe:')) listening.onMessage(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    await client.query(SEND_QUEUED, [channel]);
    await Promise.race([send(probe), ended.promise]);
    await Promise.race([came.promise, ended.promise, lateAfter(ANSWER_WITHIN_MS, stop)]);
    onConnected();
    for (;;) {
      await Promise.race([client.query(SEND_QUEUED, [channel]), ended.promise]);
      await Promise.race([pause(SEND_EVERY_MS, undefined, { signal: stop }), ended.promise]);
    }
  } finally {
    stop.removeEventListener('abort', end);
    // A connection that hangs would not end politely either.
    await Promise.race([client.end().catch(() => {}), pause(ANSWER_WITHIN_MS, undefined, { ref: false })]);
  }
}

async function lateAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  await pause(milliseconds, undefined, { signal, ref: false });
  throw new Error('notifications do not come through: a connection pooler in transaction mode swallows them');
}
