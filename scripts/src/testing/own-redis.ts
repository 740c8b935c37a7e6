// A Redis of one's own, for what comes through the public door and must not know the sources of the api.
export { hasRedisServer, RedisServer } from '../../../packages/backend/src/testing/redis-server.ts';
export { SlowProxy } from '../../../packages/backend/src/testing/slow-proxy.ts';
