/**
 * What one customer was told. `doubtful` is what was asked for and not answered: it may have happened or not, and both
 * are right. Everything else must be there.
 */
export class Journal {
  readonly #orders = new Map<number, { state: number; doubtful?: number }>();
  readonly tokens: string[] = [];
  readonly counts = { orders: 0, coupons: 0, draws: 0 };
  readonly doubts = { orders: 0, coupons: 0, draws: 0 };
  cart: { number: number; doubtful?: number } = { number: 0 };
  /** The newest place in a line. Doubtful: a newer one was asked for. */
  place: { id: number; number: number; isDoubtful: boolean } = { id: 0, number: 0, isDoubtful: false };
  /** Everything that was acknowledged. */
  acknowledged = 0;

  constructor(shipped: readonly number[]) {
    for (const id of shipped) this.#orders.set(id, { state: 3 });
    this.counts.orders = shipped.length;
  }

  addOrder(id: number): void {
    this.#orders.set(id, { state: 1 });
    this.counts.orders++;
  }

  /** An order in a state that nobody is changing. */
  orderIn(state: number): number | null {
    for (const [id, order] of this.#orders) if (order.state === state && order.doubtful === undefined) return id;
    return null;
  }

  beginMove(id: number, state: number): void {
    this.#orders.set(id, { state: this.#orders.get(id)?.state ?? 1, doubtful: state });
  }

  endMove(id: number, state: number): void {
    this.#orders.set(id, { state });
  }

  /** What is wrong with the orders that are there; takes over what became of the doubtful ones. */
  compareOrders(found: ReadonlyMap<number, number>): string[] {
    const lost: string[] = [];
    for (const [id, { state, doubtful }] of this.#orders) {
      const actual = found.get(id);
      if (actual === undefined) lost.push(`order ${id} is gone`);
      else if (actual !== state && actual !== doubtful) lost.push(`order ${id} is in state ${actual}, not ${state}`);
    }
    const { orders: known } = this.counts;
    if (found.size < known || found.size > known + this.doubts.orders) {
      lost.push(`${found.size} orders, ${known} acknowledged and ${this.doubts.orders} doubtful`);
    }
    for (const [id, state] of found) this.#orders.set(id, { state });
    this.counts.orders = found.size;
    this.doubts.orders = 0;
    return lost;
  }

  /** The same for what is only counted. */
  compareCount(kind: 'coupons' | 'draws', found: number): string[] {
    const [known, doubtful] = [this.counts[kind], this.doubts[kind]];
    this.counts[kind] = found;
    this.doubts[kind] = 0;
    const isRight = found >= known && found <= known + doubtful;
    return isRight ? [] : [`${found} ${kind}, ${known} acknowledged and ${doubtful} doubtful`];
  }

  compareCart(found: number): string[] {
    const { number, doubtful } = this.cart;
    this.cart = { number: found };
    return found === number || found === doubtful ? [] : [`${found} pieces in the cart, not ${number}`];
  }

  comparePlace(found: { id: number; number: number } | null): string[] {
    const { id, number, isDoubtful } = this.place;
    const { id: foundId = 0, number: foundNumber = 0 } = found ?? {};
    this.place = { id: foundId, number: foundNumber, isDoubtful: false };
    const isSame = foundId === id && foundNumber === number;
    return isSame || (isDoubtful && foundId > id) ? [] : [`place ${foundId} (${foundNumber}), not ${id} (${number})`];
  }

  /** Cents that orders have taken from the balance, without those that were paid before. */
  get paidOrders(): number {
    return [...this.#orders.values()].filter(({ state }) => ![1, 6].includes(state)).length;
  }
}
