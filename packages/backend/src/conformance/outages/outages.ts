// A PostgreSQL and a Redis of one's own that fail under load: for what comes through the public door.
export { hasRedisServer, RedisServer } from '../../testing/redis-server.ts';
export { SlowProxy } from '../../testing/slow-proxy.ts';
export { findPostgresPrograms } from './postgres-cluster.ts';
export { type Outage, type OutageRound, OutageTrial } from './trial.ts';
