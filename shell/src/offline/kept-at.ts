import { KEPT_AT } from '@jishi/service-worker/protocol';

/** When the page of this tab came, in milliseconds since 1970, where the worker has kept it; `null` where the shop has just sent it. */
export function keptAt(): number | null {
  const value = document.documentElement.getAttribute(KEPT_AT);
  return value === null ? null : Number(value);
}
