import { type OrderState, orderState } from '../orders/order-states.ts';
import type { OrderWatch } from './order-watch.ts';

/** Proxies close what is silent for longer. */
const HEARTBEAT_MS = 15_000;
/** Then the page asks again: a stream must not outlive a sign-in by much. */
const LONGEST_MS = 600_000;

/**
 * Event stream of an order that is being paid: its state at once and at every change, ended by the first state in which
 * there is nothing to pay. `describe` makes the data of an event.
 */
export async function* followPayment(
  watch: OrderWatch,
  orderId: number,
  first: OrderState,
  describe: (state: OrderState) => object,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const news: OrderState[] = [first];
  let wake = (): void => {};
  const stop = watch.listen(orderId, (state) => {
    if (state !== news.at(-1)) news.push(state);
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  const endsAt = performance.now() + LONGEST_MS;
  try {
    yield 'retry: 3000\n\n';
    for (let told = 0; !signal.aborted && performance.now() < endsAt; ) {
      if (told < news.length) {
        const state = news[told] ?? first;
        told += 1;
        yield `event: state\ndata: ${JSON.stringify(describe(state))}\n\n`;
        if (state !== orderState.awaitingPayment) return;
      } else if (!(await newsWithin(HEARTBEAT_MS))) yield ': waiting\n\n';
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    stop();
  }

  function newsWithin(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
