import { compile } from '@fastify/proxy-addr';
import type { FastifyReply } from 'fastify';
import type { HttpLimits } from './limits.ts';
import { networkOf } from './network-of.ts';
import { HttpRefusal, type RefusalReason, refusalOf } from './refusal.ts';
import { Semaphore, SemaphorePerKey } from './semaphore.ts';
import { UnfinishedBodies } from './unfinished-bodies.ts';

export type GuardOptions = {
  limits: HttpLimits;
  /** As Fastify takes it: whose `X-Forwarded-For` counts. They themselves are held to no limit of a network. */
  trustProxy: false | string | string[];
};

/** Whatever was turned away, by reason. */
export type TurnedAway = RefusalReason | 'connections' | 'connections-of-network';

/** What one server counts, by network and in all. */
export type HttpGuard = {
  readonly limits: HttpLimits;
  readonly requests: SemaphorePerKey;
  readonly uploads: Semaphore;
  readonly uploadsOfNetwork: SemaphorePerKey;
  readonly bodies: UnfinishedBodies;
  /** Whether an address is that of a trusted proxy; Fastify takes it as `trustProxy`, unless nobody is trusted. */
  isTrusted(address: string): boolean;
  /** The network an address counts for; null for a trusted proxy and what it asks by itself. */
  network(address: string): string | null;
  /** A refusal, or what a semaphore refused with: counted, and `Retry-After` set on the answer. Anything else comes back as it is. */
  refuse<T>(why: RefusalReason | T, reply: FastifyReply): HttpRefusal | T;
  /** Counts what was turned away. */
  count(reason: TurnedAway): void;
  /** Reports everything that is turned away from now on. */
  onTurnedAway(report: (reason: TurnedAway) => void): void;
};

/** The state of the limits of one server; `hooks.ts` applies it. */
export function createHttpGuard({ limits, trustProxy }: GuardOptions): HttpGuard {
  const isTrusted = trustFunction(trustProxy);
  let report: (reason: TurnedAway) => void = () => {};
  const count = (reason: TurnedAway) => report(reason);
  return {
    limits,
    requests: new SemaphorePerKey({
      permits: limits.requestsPerNetwork,
      waiting: limits.requestsWaitingPerNetwork,
      within: limits.requestWaitWithin,
      reason: 'requests-of-network',
    }),
    uploads: new Semaphore({
      permits: limits.uploads,
      waiting: limits.uploadsWaiting,
      within: limits.uploadWaitWithin,
      reason: 'uploads',
    }),
    uploadsOfNetwork: new SemaphorePerKey({
      permits: limits.uploadsPerNetwork,
      waiting: limits.uploadsPerNetwork,
      within: limits.uploadWaitWithin,
      reason: 'uploads-of-network',
    }),
    bodies: new UnfinishedBodies(limits),
    isTrusted,
    network: (address) => (isTrusted(address) ? null : networkOf(address)),
    refuse(why, reply) {
      const refusal = typeof why === 'string' ? refusalOf(why as RefusalReason) : why;
      if (!(refusal instanceof HttpRefusal)) return refusal;
      count(refusal.reason);
      if (refusal.retryAfter !== null && !reply.raw.headersSent) reply.header('retry-after', refusal.retryAfter);
      return refusal;
    },
    count,
    onTurnedAway(next) {
      report = next;
    },
  };
}

/** Addresses whose trust is remembered: a proxy's is asked for with every request, and reading an address takes microseconds. */
const REMEMBERED = 1000;
/** The longest address there is (IPv6 with IPv4 at its end); whatever is longer was made up. */
const LONGEST = 45;

function trustFunction(trustProxy: GuardOptions['trustProxy']): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  const list = typeof trustProxy === 'string' ? trustProxy.split(',').map((entry) => entry.trim()) : trustProxy;
  const isTrusted = compile(list);
  const known = new Map<string, boolean>();
  return (address) => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const trusted = address !== '' && isTrusted(address, 0);
    if (known.size >= REMEMBERED) known.clear();
    if (address.length <= LONGEST) known.set(address, trusted);
    return trusted;
  };
}
