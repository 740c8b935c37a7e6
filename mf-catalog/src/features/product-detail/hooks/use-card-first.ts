import { optionalFlashSaleQuery } from '@jishi/api/flash-sales/queries';
import { productQuery } from '@jishi/api/products/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useIsTakenOver } from '@jishi/contracts/browser-value';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { knownCard } from '../../../queries/known-card.ts';

/** What came no longer ago came for this page. */
const JUST_MS = 2_000;

/**
 * Whether the card is drawn instead of the page: what decides about the offer is being asked for, or has come while the page was to be drawn for
 * the first time. A slow phone takes longer for the page than the network for its answers, and would show nothing until then; the card is
 * drawn in a moment. Looked at beside the suspense of the page: React shows what was suspended 300 ms
 * after its fallback at the earliest, and again for each place inside; what follows an answer by itself is shown at once.
 */
export function useCardFirst(id: string): boolean {
  const api = useApi();
  const card = knownCard(useQueryClient(), id);
  const product = useQuery({ ...productQuery(api, id), enabled: false });
  const sale = useQuery({ ...optionalFlashSaleQuery(api, id), enabled: false });
  const features = useQuery({ ...featuresQuery(api), enabled: false });
  const isAsked = [product, sale, features].some(
    ({ data, fetchStatus }) => data === undefined && fetchStatus === 'fetching',
  );
  const hasJustCome = Date.now() - product.dataUpdatedAt < JUST_MS;
  // What the server has drawn is there already.
  const isOpened = !useIsTakenOver();
  const isFirst = useDeferredValue(false, isOpened && card !== null && (isAsked || hasJustCome));
  return isAsked || isFirst;
}
