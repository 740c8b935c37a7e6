import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedisServer, RedisServer } from '../../testing/redis-server.ts';
import { openRedis } from './open-redis.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

if (hasRedisServer()) {
  describe('a client of Redis', client);
} else {
  it.runIf(process.env['CI'])('finds redis-server', () => expect(hasRedisServer()).toBe(true));
  console.warn('LEFT OUT: the client of Redis, because there is no redis-server on this computer');
}

function client(): void {
  let server: RedisServer;
  let redis: Awaited<ReturnType<typeof openRedis>>;
  let errors: string[] = [];

  beforeAll(async () => {
    server = await RedisServer.open();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    errors = [];
    redis = await openRedis(server.url, ({ message }) => errors.push(message));
  });
  afterEach(() => redis.disconnect());

  const isReady = () => vi.waitUntil(() => redis.status === 'ready', { timeout: 20_000 });

  it('is connected once it is open', () => {
    expect([redis.status, errors]).toEqual(['ready', []]);
  });

  it('takes a late answer for that of its own command', async () => {
    await redis.mset({ one: '1', other: '2' });
    server.freeze();
    await expect(redis.get('one')).rejects.toThrow('timed out');
    server.thaw();
    await isReady();
    expect(await redis.get('other')).toBe('2');
  });

  it('fails at once without a server, says why once, and connects when there is one', async () => {
    await server.stop();
    await vi.waitUntil(() => redis.status === 'reconnecting', { timeout: 20_000 });
    const asked = performance.now();
    for (let turn = 0; turn < 100; turn += 1) await expect(redis.get('one')).rejects.toThrow();
    expect(performance.now() - asked).toBeLessThan(1000);
    await vi.waitUntil(() => errors.length > 0, { timeout: 20_000 });
    const attempts = vi.fn();
    redis.on('reconnecting', attempts);
    await vi.waitUntil(() => attempts.mock.calls.length >= 3, { timeout: 20_000 });
    expect(new Set(errors).size).toBe(errors.length);
    await server.start();
    await isReady();
    expect(await redis.ping()).toBe('PONG');
  });

  it('gives a silent connection up, and sends nothing a second time', async () => {
    server.freeze();
    const asked = redis.incr('asked').catch(() => null);
    await vi.waitUntil(() => redis.status !== 'ready', { timeout: 20_000 });
    expect(await asked).toBeNull();
    server.thaw();
    await isReady();
    expect(Number(await redis.get('asked'))).toBeLessThan(2);
  });
}
