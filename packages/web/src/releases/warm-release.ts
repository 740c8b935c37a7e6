import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@jishi/contracts/release';
import type { RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../config/limits.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type AddressReader, readPageAddress } from '../routing/page-address.ts';

/** Somebody is in trouble: what makes it live waits for nothing. Its thread is warm already, unless web was started since. */
export const isUrgent = ({ kind }: Pick<Release, 'kind'>): boolean =>
  kind === 'rollback' || kind === 'ban' || kind === 'abort';

/** Of requests another release was asked with, those for pages this one has, and shares among its visitors. */
export function requestsFor(
  addresses: AddressReader,
  requests: readonly RenderRequest[],
  { sharedAddressLength }: Pick<Limits, 'sharedAddressLength'>,
): RenderRequest[] {
  return requests.flatMap((request) => {
    const { shared } = readPageAddress(request.url, request.lang, addresses, sharedAddressLength);
    return shared === null ? [] : [{ ...request, url: shared }];
  });
}

/**
 * Draws what is asked for most into the cache of a release that is not live yet, until its thread is quick or the time is over:
 * its first reader waits no longer than its tenth.
 */
export async function warmRelease(
  pageCache: Pick<PageCache, 'renew'>,
  requests: readonly RenderRequest[],
  limits: Pick<Limits, 'warmDraws' | 'warmWithin'>,
  signal: AbortSignal,
): Promise<void> {
  if (requests.length === 0) return;
  const ending = new AbortController();
  const over = sleep(limits.warmWithin, undefined, { signal: AbortSignal.any([signal, ending.signal]) }).catch(
    () => {},
  );
  const draw = async (): Promise<void> => {
    for (let drawn = 0; drawn < limits.warmDraws && !ending.signal.aborted; drawn += 1) {
      const request = requests[drawn % requests.length];
      if (request) await pageCache.renew(request).catch(() => {});
    }
  };
  await Promise.race([draw(), over]);
  ending.abort();
}
