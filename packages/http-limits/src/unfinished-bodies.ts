import type { HttpLimits } from './limits.ts';
import type { RefusalReason } from './refusal.ts';

/** A body that is coming. */
export type Body = {
  /** Null: of the shop's own programs, whom no limit of a network concerns. */
  network: string | null;
  /** What it declares, or the most it may become. */
  bytes: number;
  /** It has to go. */
  end(reason: RefusalReason): void;
};

/**
 * The bodies that have not arrived whole. Where there are too many the one that has been coming for longest ends: honest ones arrive within
 * a round trip, so those who send slowly on purpose push each other out and nobody else.
 */
export class UnfinishedBodies {
  readonly #limits: HttpLimits;
  /** In the order of their arrival. */
  readonly #coming = new Set<Body>();
  readonly #byNetwork = new Map<string, Set<Body>>();
  /** Coming, or arrived and not answered yet. */
  readonly #held = new Set<Body>();
  #bytes = 0;

  constructor(limits: HttpLimits) {
    this.#limits = limits;
  }

  get coming(): number {
    return this.#coming.size;
  }

  /** Bytes of all that are coming or not answered yet. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds a body, if need be at the cost of older ones. @returns false when there is no memory and nobody to push out */
  add(body: Body): boolean {
    const { unfinishedBodies, unfinishedBodiesPerNetwork, bodyMemory } = this.#limits;
    const ofNetwork = body.network === null ? new Set<Body>() : (this.#byNetwork.get(body.network) ?? new Set());
    while (ofNetwork.size >= unfinishedBodiesPerNetwork) this.#endOldest(ofNetwork, 'bodies-of-network');
    while (this.#coming.size >= unfinishedBodies) this.#endOldest(this.#coming, 'bodies');
    while (this.#bytes + body.bytes > bodyMemory) {
      if (this.#coming.size === 0) return false;
      this.#endOldest(this.#coming, 'body-memory');
    }
    this.#coming.add(body);
    if (body.network !== null) this.#byNetwork.set(body.network, ofNetwork.add(body));
    this.#held.add(body);
    this.#bytes += body.bytes;
    return true;
  }

  /** It has arrived; its memory is held until it is answered. */
  finish(body: Body): void {
    this.#coming.delete(body);
    if (body.network === null) return;
    const ofNetwork = this.#byNetwork.get(body.network);
    if (ofNetwork?.delete(body) && ofNetwork.size === 0) this.#byNetwork.delete(body.network);
  }

  /** It is answered, or its sender has left. */
  release(body: Body): void {
    this.finish(body);
    if (this.#held.delete(body)) this.#bytes -= body.bytes;
  }

  /** Ends all that are coming. */
  endAll(reason: RefusalReason): void {
    while (this.#coming.size > 0) this.#endOldest(this.#coming, reason);
  }

  #endOldest(among: ReadonlySet<Body>, reason: RefusalReason): void {
    const [oldest] = among;
    if (!oldest) return;
    this.release(oldest);
    oldest.end(reason);
  }
}
