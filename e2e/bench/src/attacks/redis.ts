import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedisServer, RedisServer, SlowProxy } from '@jishi/backend/conformance/outages';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { ScriptError, say } from '@jishi/scripts/terminal';
import { runOpenLoop, type Shot } from '../api/load/open-loop.ts';
import { summarise } from '../api/load/summary.ts';
import { catalogueUrls } from '../api/parts/catalogue-urls.ts';
import type { Api } from '../api/servers/start-api.ts';
import { type LoadContext, withLoadShop } from '../api/servers/with-load-shop.ts';
import { callWithin, circuitOf, healthOf, tightCallsAllowed } from './redis-calls.ts';

const phaseNames = ['before', 'stop', 'restart', 'freeze', 'thaw', 'before slow', 'slow', 'after'] as const;

/** What happens to Redis in each phase, half a second after it has begun. From `before slow` on it is another api, behind a proxy. */
type RedisPhaseName = (typeof phaseNames)[number];

type RedisPhase = {
  name: RedisPhaseName;
  calls: number;
  /** Calls that were not answered with 200 within ten seconds. */
  failed: number;
  /** Milliseconds, counted from when a call was due. */
  p50: number;
  p99: number;
  max: number;
  /** 99th percentile of as many calls at the same time that ask neither Redis nor the database: what the machine itself does. */
  controlP99: number;
  /** How many of seventy calls one address was allowed whose limit is sixty a minute. */
  allowed: number;
  /** State of the circuit breaker at the end; null: the api tells none. */
  circuit: string | null;
};

export type RedisAttack = {
  /** Calls a second. */
  rate: number;
  secondsPerPhase: number;
  /** The 99th percentile of every phase is to be below. */
  goalP99Ms: number;
  phases: RedisPhase[];
};

const RATE = 100;
const SECONDS = 8;
const GOAL_P99_MS = 300;
/** Within a phase, so that its numbers hold the moment itself. */
const ACTS_AFTER_MS = 500;
/** By then the api has noticed; an address that asks in between may be allowed what both counts allow. */
const SETTLED_AFTER_MS = 3500;
const SLOW_MS = 500;
const URLS = 200;
const CUSTOMERS = 100;

type Step = { name: RedisPhaseName; act?: () => void | Promise<void> };

/**
 * Stops, restarts, freezes and slows a Redis of its own under an api that shoppers use at a fixed rate: visitors who look at goods, and
 * every third call by a customer who is signed in. Each is counted against a limit.
 *
 * @throws ScriptError when there is no redis-server on this computer
 */
export async function attackRedis({ stop }: LoadContext): Promise<RedisAttack> {
  if (!hasRedisServer()) throw new ScriptError('redis-server is missing: install it, or leave this part out.');
  await using redis = await RedisServer.open();
  await using proxy = await SlowProxy.before(redis.port);
  const plan = { engine: 'postgres', goods: 500, customers: CUSTOMERS } as const;
  const phases = await withLoadShop({ stop }, plan, async ({ customers, startApi }) => {
    const direct: Step[] = [
      { name: 'before' },
      { name: 'stop', act: () => redis.stop() },
      { name: 'restart', act: () => redis.start() },
      { name: 'freeze', act: () => redis.freeze() },
      { name: 'thaw', act: () => redis.thaw() },
    ];
    const delayed = (milliseconds: number) => () => {
      proxy.delayMs = milliseconds;
    };
    const slowed: Step[] = [
      { name: 'before slow' },
      { name: 'slow', act: delayed(SLOW_MS) },
      { name: 'after', act: delayed(0) },
    ];
    const near = await startApi({ redisUrl: redis.url });
    const measured = await measureSteps(near, customers, direct, stop);
    await near.stop();
    const far = await startApi({ redisUrl: `redis://127.0.0.1:${proxy.port}` });
    return [...measured, ...(await measureSteps(far, customers, slowed, stop))];
  });
  return { rate: RATE, secondsPerPhase: SECONDS, goalP99Ms: GOAL_P99_MS, phases };
}

async function measureSteps(
  api: Api,
  customers: readonly LoadCustomer[],
  steps: readonly Step[],
  stop: AbortSignal,
): Promise<RedisPhase[]> {
  const urls = await catalogueUrls(api, URLS);
  const send = async (index: number): Promise<number> => {
    const customer = index % 3 === 0 ? customers[index % customers.length] : undefined;
    const path = customer ? 'user' : (urls[index % urls.length]?.path ?? 'lang');
    // Without web's own key, as somebody else's calls come: web's are not counted.
    const address = `10.1.${index % 4}.${index % 250}`;
    return callWithin(api, path, { address, ...(customer ? { token: customer.token } : {}) });
  };
  // Everything is asked for once, so that what is measured is not the first time.
  for (let index = 0; index < 2 * URLS; index += 1) await send(index);
  const phases: RedisPhase[] = [];
  for (const { name, act } of steps) {
    const [shots, control, allowed] = await Promise.all([
      runOpenLoop({ rate: RATE, seconds: SECONDS, send }, stop),
      runOpenLoop({ rate: RATE, seconds: SECONDS, send: () => healthOf(api) }, stop),
      actAndAsk(api, `10.2.0.${1 + phaseNames.indexOf(name)}`, act),
    ]);
    phases.push(toPhase(name, { shots, control, allowed, circuit: await circuitOf(api) }));
  }
  return phases;
}

async function actAndAsk(api: Api, address: string, act: Step['act']): Promise<number> {
  await sleep(ACTS_AFTER_MS);
  await act?.();
  await sleep(SETTLED_AFTER_MS);
  return tightCallsAllowed(api, address);
}

type Seen = { shots: Shot[]; control: Shot[]; allowed: number; circuit: string | null };

function toPhase(name: RedisPhaseName, { shots, control, allowed, circuit }: Seen): RedisPhase {
  const { count, failed, median, p99, max } = summarise(shots);
  const { p99: controlP99 } = summarise(control);
  say('redis', `${name}: p50 ${median}, p99 ${p99} (${controlP99}), ${failed} of ${count} failed, ${allowed} allowed`);
  return { name, calls: count, failed, p50: median, p99, max, controlP99, allowed, circuit };
}
