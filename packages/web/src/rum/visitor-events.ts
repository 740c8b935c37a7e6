import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rollout } from '@jishi/contracts/release';
import { LRUCache } from 'lru-cache';
import type { ServedReleases } from '../releases/served-releases.ts';
import { groupOf } from '../rollout/choose-arm.ts';
import type { View } from './view-tokens.ts';

/** What a visitor met: a question that is asked of both groups, and the event that answers it. */
export type FamilyEvent = readonly [family: string, event: string];

/** As the api takes it. */
type NotedEvent = { visitor: string; hadCandidate: boolean; buckets: number; family: string; event: string };

export type VisitorEvents = {
  /** A page of a group was sent. */
  seen(visitor: string, view: View): void;
  /** Something happened in a tab with such a page. */
  met(visitor: string, view: View, events: readonly FamilyEvent[]): void;
  /** The same, where it is not known at which share the page was made: it counts if the visitor was sent one at this share. */
  metSince(visitor: string, view: View, events: readonly FamilyEvent[]): void;
  /** Sends what is left. */
  stop(): Promise<void>;
};

type VisitorEventsOptions = {
  served: () => ServedReleases | null;
  /**
   * @returns whether the api has taken them; `false`: it never will
   * @throws when it does not answer
   */
  send: (rollout: string, events: readonly NotedEvent[], stopping: AbortSignal | null) => Promise<boolean>;
  log: { info(text: string): void; warn(details: object, text: string): void };
  /** Milliseconds between two sendings; events that are kept while the api is away; of one sending. */
  limits: { visitorEventsEvery: number; visitorEventsKept: number; visitorEventsAtOnce: number };
};

/** Events that are known to have been noted, of some 20,000 visitors; beyond it the api drops repetitions by itself. */
const NOTED = 200_000;
const VISITORS = 100_000;
/** As `max`, but takes memory as entries come, not for all of them at the start: most servers never see a rollout. */
const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
const PSEUDONYM_LETTERS = 16;

/**
 * Gathers what visitors of a rollout meet, each event once, and hands it to the api, which counts for all web servers. Only what happened at the share of the moment counts:
 * a tab that is older than the share says nothing of it.
 */
export function createVisitorEvents({ served, send, log, limits }: VisitorEventsOptions): VisitorEvents {
  let rollout: string | null = null;
  let pending: NotedEvent[] = [];
  let isTaken = true;
  const noted = new LRUCache<string, true>(atMost(NOTED));
  const shares = new LRUCache<string, number>(atMost(VISITORS));
  const stopping = new AbortController();

  /** The rollout that runs, if a view is of it as it stands. */
  const current = (visitor: string, { group, at }: View): Rollout | null => {
    const now = served();
    const running = now?.release.rollout;
    if (!now || !running || running.kind === 'rollback' || !at) return null;
    const isOfNow = at.rollout === running.id && at.buckets === running.buckets;
    if (!isOfNow || group === null || groupOf(now, visitor) !== group) return null;
    if (rollout !== running.id) {
      rollout = running.id;
      pending = [];
      noted.clear();
      shares.clear();
    }
    return running;
  };
  const note = (running: Rollout, visitor: string, { group }: View, events: readonly FamilyEvent[]): void => {
    const pseudonym = pseudonymOf(visitor, running);
    for (const [family, event] of events) {
      const key = `${pseudonym} ${family} ${event}`;
      if (noted.has(key) || pending.length >= limits.visitorEventsKept) continue;
      noted.set(key, true);
      pending.push({
        visitor: pseudonym,
        hadCandidate: group === 'candidate',
        buckets: running.buckets,
        family,
        event,
      });
    }
  };
  const flush = async (signal: AbortSignal | null): Promise<void> => {
    const sent = pending.slice(0, limits.visitorEventsAtOnce);
    if (sent.length === 0 || rollout === null) return;
    const of = rollout;
    try {
      const isNoted = await send(of, sent, signal);
      if (!isNoted)
        log.warn(
          { rollout: of, events: sent.length },
          'the api refuses what visitors of the rollout meet: it is left out',
        );
      if (!isTaken) log.info('the api notes again what visitors of the rollout meet');
      isTaken = true;
      if (of === rollout) pending = pending.slice(sent.length);
    } catch (err) {
      if (isTaken && !stopping.signal.aborted)
        log.warn({ err }, 'the api does not note what visitors of the rollout meet: it waits here');
      isTaken = false;
    }
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await flush(stopping.signal);
      const rest = isTaken && pending.length > limits.visitorEventsAtOnce ? 0 : limits.visitorEventsEvery;
      await pause(rest, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();

  return {
    seen(visitor, view) {
      const running = current(visitor, view);
      if (!running) return;
      const isFirst = !shares.has(visitor);
      shares.set(visitor, running.buckets);
      note(
        running,
        visitor,
        view,
        isFirst
          ? [['seen', 'page']]
          : [
              ['seen', 'page'],
              ['second-view', 'all'],
            ],
      );
    },
    met(visitor, view, events) {
      const running = current(visitor, view);
      if (running) note(running, visitor, view, events);
    },
    metSince(visitor, view, events) {
      const running = current(visitor, view);
      if (running && shares.get(visitor) === running.buckets) note(running, visitor, view, events);
    },
    async stop() {
      stopping.abort();
      await following;
      await flush(AbortSignal.timeout(limits.visitorEventsEvery));
    },
  };
}

/** Somebody in this rollout and nobody anywhere else: the id itself stays in the browser. */
const pseudonymOf = (visitor: string, { salt }: Pick<Rollout, 'salt'>): string =>
  createHash('sha256').update(`${salt} met ${visitor}`).digest('base64url').slice(0, PSEUDONYM_LETTERS);
