import { Gauge, type Registry } from '@jishi/observing/metrics';
import type { ShopContext } from '../context/shop-app.ts';
import { circuitStates } from '../limits/circuit-breaker.ts';
import { readStoredNumbers } from './stored-numbers.ts';

/** Numbers that are looked up when they are asked for. A database that is away leaves its own out, and says so in `jishi_database_up`. */
export function registerGauges(
  registry: Registry,
  { db, database, now, changeEvents, sharedLimits }: ShopContext,
  { cachedBytes, openStreams }: { cachedBytes: () => number; openStreams: () => number },
) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = gauge('jishi_database_up', '1 when the database answered this scrape');
  const connections = gauge('jishi_database_connections', 'Connections of the pool', ['state']);
  const jobs = gauge('jishi_jobs', 'Jobs by state, of all processes together', ['state']);
  const oldestJob = gauge('jishi_jobs_oldest_due_seconds', 'For how long the oldest due job has waited');
  const outbox = gauge('jishi_outbox_messages', 'Messages by state, of all processes together', ['state']);
  const oldestMessage = gauge('jishi_outbox_oldest_seconds', 'Age of the oldest message that was not sent');
  const connected = gauge('jishi_change_events_connected', '1 while change events of other processes arrive');
  const received = gauge('jishi_change_events_received', 'Change events received since the start');
  const circuit = gauge('jishi_redis_circuit', '1 for the state of the circuit breaker before Redis', ['state']);
  const bytes = gauge('jishi_cached_responses_bytes', 'Memory of cached responses, roughly');
  const streams = gauge('jishi_streams_open', 'Event streams that are open');

  /** Before the numbers are written. */
  return async function refresh(): Promise<void> {
    connected.set(Number(changeEvents.isConnected));
    received.set(changeEvents.received);
    bytes.set(cachedBytes());
    for (const state of sharedLimits ? circuitStates : []) {
      circuit.set({ state }, Number(sharedLimits?.breaker.state === state));
    }
    streams.set(openStreams());
    const pool = database.connections();
    if (pool) {
      connections.set({ state: 'busy' }, pool.busy);
      connections.set({ state: 'idle' }, pool.idle);
      connections.set({ state: 'waited_for' }, pool.waitedFor);
    }
    try {
      const stored = await readStoredNumbers(db, now());
      jobs.set({ state: 'due' }, stored.jobsDue);
      jobs.set({ state: 'planned' }, stored.jobsPlanned);
      jobs.set({ state: 'running' }, stored.jobsRunning);
      jobs.set({ state: 'given_up' }, stored.jobsGivenUp);
      oldestJob.set(stored.oldestJob);
      outbox.set({ state: 'waiting' }, stored.outboxWaiting);
      outbox.set({ state: 'given_up' }, stored.outboxGivenUp);
      oldestMessage.set(stored.oldestMessage);
      isUp.set(1);
    } catch {
      for (const stale of [jobs, oldestJob, outbox, oldestMessage]) stale.reset();
      isUp.set(0);
    }
  };
}
