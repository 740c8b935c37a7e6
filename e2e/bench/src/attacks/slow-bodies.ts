import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../statistics.ts';
import { type CallTime, callOnce } from './call-once.ts';
import { openSlowSenders } from './slow-senders.ts';

/** Times of ordinary calls until their last byte, in milliseconds. */
type CallTimes = { p50: number; p99: number; calls: number };

/** What one kind of slow bodies does to somebody else. */
export type SlowBodiesPhase = {
  attack: string;
  /** The ordinary caller alone, and while the bodies come. */
  before: CallTimes;
  during: CallTimes;
  /** p99 during the attack, by p99 before it. */
  ratio: number;
  /** Ordinary calls that were not answered by 200. */
  failed: number;
  /** Bodies that were begun, most at one time, and how they ended, by status; 0 for a connection that broke. */
  opened: number;
  most: number;
  ended: Record<number, number>;
};

export type SlowBodiesOptions = {
  /** A shop that takes the callers' addresses from `X-Forwarded-For` (`SHOP_TRUST_PROXY=loopback`). */
  origin: string;
  stop: AbortSignal;
  /** Bodies at a time; each needs an open file here and one at the shop. */
  bodies?: number;
  /** How long each attack lasts, and as long before it the ordinary caller is alone. */
  seconds?: number;
};

const BODIES = 2000;
const SECONDS = 20;
/** A caller who asks one thing after the other. */
const EVERY_MS = 50;
/** Addresses kept for documentation and for benchmarks (RFC 5737, RFC 2544): nobody's. */
const CALLER = '203.0.113.9';
const attackers: Readonly<Record<string, (index: number) => string>> = {
  'one address': () => '198.51.100.7',
  'many addresses': (index) => `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`,
};

/** Sends bodies of one byte per three seconds to a shop, from one address and from many, and calls it from another one. */
export async function measureSlowBodies(options: SlowBodiesOptions): Promise<SlowBodiesPhase[]> {
  const { origin, stop, bodies = BODIES, seconds = SECONDS } = options;
  const phases: SlowBodiesPhase[] = [];
  await callFor(origin, 5, stop); // a server that has just started is slow
  for (const [attack, address] of Object.entries(attackers)) {
    const before = await callFor(origin, seconds, stop);
    const senders = await openSlowSenders({ origin, bodies, address, stop });
    const during = await callFor(origin, seconds, stop).finally(() => senders.stop());
    const times = { before: timesOf(before), during: timesOf(during) };
    phases.push({
      attack,
      ...times,
      ratio: times.during.p99 / times.before.p99,
      failed: [...before, ...during].filter(({ status }) => status !== 200).length,
      ...senders.counts,
    });
  }
  return phases;
}

function timesOf(answers: readonly CallTime[]): CallTimes {
  const times = answers.map(({ took }) => took);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), calls: answers.length };
}

/** Calls at a steady pace, whether the last one has been answered or not; half of them have a body. */
async function callFor(origin: string, seconds: number, stop: AbortSignal): Promise<CallTime[]> {
  const open: Promise<CallTime>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    open.push(callOnce(origin, { address: CALLER, hasBody: open.length % 2 === 1 }));
    await sleep(EVERY_MS, undefined, { signal: stop });
  }
  return Promise.all(open);
}
