import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Answer<Message = unknown> = { status: number; message: Message; headers: Headers };

export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

/** One call of the api through web. A connection that breaks is status 0. */
export async function call<Message = unknown>(
  origin: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Answer<Message>> {
  try {
    const response = await fetch(`${origin}/api/v1/app/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'apply-secret': 'jishi-demo-key',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { message } = (await response.json()) as { message: Message };
    return { status: response.status, message, headers: response.headers };
  } catch {
    return { status: 0, message: undefined as Message, headers: new Headers() };
  }
}

const LATEST_TRY_MS = 20_000;
/** Of a shopper between two orders: processes that start must get their share of a small machine. */
const PAUSE_MS = 100;

/**
 * The rule by which clients repeat: what did not get through (no connection, 502, 503, 504) is asked again, an order with the same
 * `Idempotency-Key`. Anything else is the answer.
 */
async function callWithRetries<Message>(origin: string, path: string, options: CallOptions): Promise<Answer<Message>> {
  const key = options.body === undefined ? {} : { 'idempotency-key': randomUUID() };
  const end = performance.now() + LATEST_TRY_MS;
  for (let wait = 20; ; wait = Math.min(wait * 2, 500)) {
    const answer = await call<Message>(origin, path, { ...options, headers: { ...options.headers, ...key } });
    if (![0, 502, 503, 504].includes(answer.status) || performance.now() > end) return answer;
    await pause(wait);
  }
}

export type LoadResult = { orders: number[]; reads: number; failures: string[] };

/** A signed-in customer and what they order again and again. */
export type LoadShopper = { token: string; order: object };

/** Orders and reads by several shoppers at once until told to stop. */
export function startLoad(origin: string, shoppers: readonly LoadShopper[], read: string) {
  const result: LoadResult = { orders: [], reads: 0, failures: [] };
  let isOver = false;
  const shop = async ({ token, order }: LoadShopper): Promise<void> => {
    while (!isOver) {
      const placed = await callWithRetries<number>(origin, 'goodIndent', { token, body: order });
      if (placed.status === 200) result.orders.push(placed.message);
      else result.failures.push(`order: ${placed.status} ${JSON.stringify(placed.message)}`);
      const seen = await callWithRetries(origin, read, {});
      if (seen.status === 200) result.reads += 1;
      else result.failures.push(`read: ${seen.status}`);
      await pause(PAUSE_MS);
    }
  };
  const running = Promise.all(shoppers.map(shop));
  return {
    result,
    async stop(): Promise<LoadResult> {
      isOver = true;
      await running;
      return result;
    },
  };
}
