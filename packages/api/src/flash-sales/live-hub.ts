import type { ApiClient } from '../client/api-client.ts';
import { followOrAsk } from '../client/follow-or-ask.ts';
import type { Id } from '../model/id.ts';
import { invalidateTurned, type LiveQueries, onResponse, refetchShown, turns, writeChange } from './live-cache.ts';
import type { FlashSaleChange } from './live-change.ts';
import { browserTab, type Tab } from './live-tab.ts';
import { followFlashSales } from './requests.ts';

/** Places of a page come one after the other: they share the stream that is opened then. */
const GATHER_MS = 150;
/** A tab that is hidden for a moment keeps its stream. */
const HIDDEN_MS = 10_000;
/** Between questions while there is no stream. */
const ASK_EVERY_MS = 4_000;
/** A stream that lasted as long ended because its time was over, and is followed by the next. */
const LONG_STREAM_MS = 20_000;
/** Several may be taken back together: lists are asked for once for all of them, and not by everybody at the same moment. */
const TURN_MS = { least: 200, more: 800 };
/** As many sales as one stream follows; those that come later are asked for with everything else. */
const MAX_SALES = 60;

/** One event stream of flash sales, shared by all places of a tab. What it tells is written into the cache, where places read it. */
export class SaleHub {
  readonly #client: ApiClient;
  readonly #queries: LiveQueries;
  readonly #tab: Tab;
  /** Sales on the screen, and in how many places. */
  readonly #wanted = new Map<Id, number>();
  readonly #newest = new Map<Id, FlashSaleChange>();
  /** Of these there is nothing to hear any more. */
  readonly #over = new Set<Id>();
  #followed: ReadonlySet<Id> = new Set();
  #stream: AbortController | null = null;
  #gathering: ReturnType<typeof setTimeout> | null = null;
  #leaving: ReturnType<typeof setTimeout> | null = null;
  #stops: (() => void)[] = [];
  readonly #turned = new Map<Id, FlashSaleChange>();
  #turning: ReturnType<typeof setTimeout> | null = null;

  constructor(client: ApiClient, queries: LiveQueries, tab: Tab = browserTab) {
    this.#client = client;
    this.#queries = queries;
    this.#tab = tab;
  }

  /** Follows sales for one place. @returns ends it */
  watch(ids: readonly Id[]): () => void {
    if (this.#wanted.size === 0 && ids.length > 0) this.#start();
    for (const id of ids) {
      this.#wanted.set(id, (this.#wanted.get(id) ?? 0) + 1);
      this.#over.delete(id);
    }
    this.#gather();
    return () => {
      for (const id of ids) this.#leave(id);
      if (this.#wanted.size === 0) this.#stop();
    };
  }

  #leave(id: Id): void {
    const others = (this.#wanted.get(id) ?? 1) - 1;
    if (others > 0) this.#wanted.set(id, others);
    else this.#wanted.delete(id);
  }

  #start(): void {
    this.#stops = [
      this.#tab.onChange(() => this.#seeTab()),
      // An answer may have been kept for a second: what the stream has said since counts.
      onResponse(this.#queries, () => this.#writeAll()),
    ];
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#newest.clear();
    this.#over.clear();
    this.#close();
  }

  #close(): void {
    if (this.#gathering) clearTimeout(this.#gathering);
    if (this.#leaving) clearTimeout(this.#leaving);
    if (this.#turning) clearTimeout(this.#turning);
    this.#gathering = null;
    this.#leaving = null;
    this.#turning = null;
    this.#followed = new Set();
    this.#stream?.abort();
    this.#stream = null;
  }

  #seeTab(): void {
    if (this.#tab.isHidden) this.#leaving ??= setTimeout(() => this.#close(), HIDDEN_MS);
    else {
      if (this.#leaving) clearTimeout(this.#leaving);
      this.#leaving = null;
      this.#gather();
    }
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      this.#follow();
    }, GATHER_MS);
  }

  /** Opens the stream, or another one when there is something new on the screen. */
  #follow(): void {
    const ids = [...this.#wanted.keys()].filter((id) => !this.#over.has(id)).slice(0, MAX_SALES);
    if (this.#tab.isHidden || ids.every((id) => this.#followed.has(id))) return;
    this.#stream?.abort();
    const stream = new AbortController();
    this.#stream = stream;
    this.#followed = new Set(ids);
    const ends = () => stream.signal.aborted;
    const subscribe = (signal: AbortSignal, onEvent: () => void) => this.#listen(ids, signal, onEvent);
    // Without a stream the answers themselves are asked for, which every server can give.
    const ask = async () => (ends() ? true : refetchShown(this.#queries));
    void followOrAsk({ listen: subscribe, ask }, stream.signal, ASK_EVERY_MS);
  }

  async #listen(ids: readonly Id[], signal: AbortSignal, onEvent: () => void): Promise<void> {
    let lasted: number;
    do {
      const openedAt = performance.now();
      const handle = (change: FlashSaleChange) => {
        onEvent();
        this.#apply(change);
      };
      await followFlashSales(this.#client, ids, handle, { signal });
      lasted = performance.now() - openedAt;
    } while (lasted > LONG_STREAM_MS && !signal.aborted);
    // Ended at once: all of them are over, and nothing is left to wait for.
    if (ids.every((id) => this.#over.has(id))) this.#stream?.abort();
  }

  #apply(change: FlashSaleChange): void {
    this.#newest.set(change.id, change);
    if (change.state === 'over') this.#over.add(change.id);
    const isTurned = turns(this.#queries, change);
    writeChange(this.#queries, change);
    if (isTurned) this.#turned.set(change.id, change);
    if (isTurned)
      this.#turning ??= setTimeout(() => this.#invalidateTurned(), TURN_MS.least + TURN_MS.more * Math.random());
  }

  #invalidateTurned(): void {
    this.#turning = null;
    void invalidateTurned(this.#queries, [...this.#turned.values()]);
    this.#turned.clear();
  }

  #writeAll(): void {
    for (const change of this.#newest.values()) writeChange(this.#queries, change);
  }
}

const hubs = new WeakMap<ApiClient, SaleHub>();

/**
 * Keeps what is known of flash sales true while they are on the screen: what is left, sold out, begun, ended. All places of a tab share
 * one event stream, which rests while nobody sees the tab; without a stream their answers are asked for now and then. Browser only.
 *
 * @param queries the cache of the tab; it is written to under the keys of this domain
 * @param ids of sales that are not over
 * @param signal the place is gone
 */
export async function watchFlashSales(
  client: ApiClient,
  queries: LiveQueries,
  ids: readonly Id[],
  { signal }: { signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return;
  const hub = hubs.get(client) ?? new SaleHub(client, queries);
  hubs.set(client, hub);
  signal.addEventListener('abort', hub.watch(ids), { once: true });
}
