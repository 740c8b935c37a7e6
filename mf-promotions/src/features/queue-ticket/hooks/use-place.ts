import { type SalePlace, watchSalePlace } from '@jishi/api/flash-sales';
import { flashSaleInvalidations, salePlaceQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useSession } from '@jishi/contracts';
import { rememberQueuePlace } from '@jishi/contracts/queue-places';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type FollowedPlace = {
  place: SalePlace | null;
  /** How often in a row nothing was heard of it. */
  misses: number;
  /** Shows an answer at once, in every place of the tab. */
  keep(place: SalePlace | null): void;
};

/** The customer's own place in the line of a product's sale, followed while it is open and somebody looks. Other pages remember it as long. */
export function usePlace(productId: string): FollowedPlace {
  const api = useApi();
  const queries = useQueryClient();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const [misses, setMisses] = useState(0);
  const { data } = useQuery({ ...salePlaceQuery(api, productId), enabled: isSignedIn });
  const place = isSignedIn ? (data ?? null) : null;
  const isOpen = place?.state === 'waiting' || place?.state === 'turn';
  const openId = isOpen ? place.id : null;

  const isKnown = isSignedIn && data !== undefined;
  useEffect(() => {
    if (isKnown) rememberQueuePlace(productId, openId !== null);
  }, [productId, isKnown, openId]);

  useEffect(() => {
    if (openId === null) return undefined;
    const { queryKey } = salePlaceQuery(api, productId);
    const onPlace = (heard: SalePlace) => {
      setMisses(0);
      queries.setQueryData(queryKey, heard);
    };
    const stop = whileVisible((signal) => watchSalePlace(api, productId, { onPlace, onLost: setMisses }, { signal }));
    return () => {
      stop();
      // What is left of the sale has changed with the place.
      void invalidate(queries, flashSaleInvalidations.placeTurned(productId));
    };
  }, [api, queries, productId, openId]);

  return {
    place,
    misses,
    keep: (next) => queries.setQueryData(salePlaceQuery(api, productId).queryKey, next),
  };
}
