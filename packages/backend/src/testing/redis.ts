import { openRedis } from '../kernel/limits/open-redis.ts';

/** Where tests may count in Redis. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/15';

export async function isRedisReachable(): Promise<boolean> {
  const redis = await openRedis(redisUrl, () => {});
  const isReachable = redis.status === 'ready';
  redis.disconnect();
  return isReachable;
}
