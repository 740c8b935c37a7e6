import { useIsTakenOver } from '@jishi/contracts/browser-value';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownCard } from '../../../queries/known-card.ts';

/** The picture of a product in the list one came from; `null` on a page that was drawn by the server, where the large one comes at once. */
export function useCardPicture(productId: string): string | null {
  const queries = useQueryClient();
  const isOpened = !useIsTakenOver();
  const [url] = useState(() => (isOpened ? (knownCard(queries, productId)?.picture?.url ?? null) : null));
  return url;
}
