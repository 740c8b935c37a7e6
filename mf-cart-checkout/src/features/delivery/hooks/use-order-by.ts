import { addressInvalidations } from '@jishi/api/addresses/queries';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds to the end of the minute in which an order has to be placed by then, 0 once it is over: then the days are asked for anew. */
export function useOrderBy(orderBy: string | null): number {
  const { now } = useShop();
  const queries = useQueryClient();
  const end = (orderBy !== null && toInstant(orderBy)) || null;
  const time = useMoment((drawn) => (end === null || end <= drawn ? null : nextMinute(end, drawn)), now);
  const left = end === null ? 0 : Math.max(0, end - time);
  const isOver = end !== null && left === 0;
  useEffect(() => {
    if (isOver) void invalidate(queries, addressInvalidations.deliveryTurned);
  }, [isOver, queries]);
  return Math.ceil(left / MINUTE_MS) * MINUTE_MS;
}

/** When one minute less is left. */
const nextMinute = (end: number, time: number): number => end - (Math.ceil((end - time) / MINUTE_MS) - 1) * MINUTE_MS;
