import { Redis } from 'ioredis';

/** Where tests may count in Redis. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/15';

export async function isRedisReachable(): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => {});
  const isReachable = await redis.connect().then(
    () => true,
    () => false,
  );
  redis.disconnect();
  return isReachable;
}
