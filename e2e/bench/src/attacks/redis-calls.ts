import { call } from '../api/servers/http-client.ts';
import type { Api } from '../api/servers/start-api.ts';

/** Nobody waits longer; an api that waits for a frozen Redis would never answer. */
const GIVE_UP_MS = 10_000;
/** `GET sweepLogin` has a limit of sixty a minute for each address. */
const TIGHT_PATH = 'sweepLogin';
const TIGHT_CALLS = 70;

export type Caller = { address: string; token?: string };

/** Status of a call made for a shopper at an address; 0 when it is not answered within ten seconds. */
export async function callWithin({ base, headers }: Api, path: string, { address, token }: Caller): Promise<number> {
  const { 'x-internal-key': _, ...own } = headers;
  const all = { ...own, 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  return call(base + path, { headers: all, signal }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** How many of seventy calls, one after the other, an address is allowed. Stops at the first one that is not answered. */
export async function tightCallsAllowed(api: Api, address: string): Promise<number> {
  let allowed = 0;
  for (let turn = 0; turn < TIGHT_CALLS; turn += 1) {
    const status = await callWithin(api, TIGHT_PATH, { address });
    if (status === 0) break;
    if (status === 200) allowed += 1;
  }
  return allowed;
}

/** State of the circuit breaker before Redis, as the metrics tell it. */
export async function circuitOf({ base, headers }: Api): Promise<string | null> {
  const authorization = `Bearer ${headers['x-internal-key']}`;
  const { text } = await call(new URL('/metrics', base).href, { headers: { authorization } });
  return /jishi_redis_circuit\{state="([\w-]+)"\} 1/.exec(text)?.[1] ?? null;
}

/** Status of a call that is not counted and asks nothing else. */
export async function healthOf({ base }: Api): Promise<number> {
  return (await call(new URL('/healthz', base).href)).status;
}
