import { useShop } from '@jishi/contracts';
import { useIsTakenOver } from '@jishi/contracts/browser-value';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { storeDraft, storedDraft } from '../model/draft.ts';
import type { ListLine } from '../model/list-line.ts';
import { changedList, type ListChange } from '../model/list-state.ts';

/**
 * The lines of a page: those of its address, until something is changed; then this tab keeps them. What goes into the cart is ticked off as the
 * cart tells of it.
 *
 * @param address what the page was asked for; empty for a list of one's own
 */
export function useList(address: string, asked: readonly ListLine[]): [readonly ListLine[], Dispatch<ListChange>] {
  const { bus } = useShop();
  const isTakenOver = useIsTakenOver();
  const [lines, change] = useReducer(changedList, asked, (first: readonly ListLine[]) =>
    isTakenOver ? first : (storedDraft(address) ?? first),
  );
  const shown = useRef(lines);

  useEffect(() => {
    const kept = isTakenOver ? storedDraft(address) : null;
    if (kept) change({ kind: 'show', lines: kept });
  }, [isTakenOver, address]);
  useEffect(() => {
    if (shown.current !== lines) storeDraft(address, lines);
    shown.current = lines;
  }, [address, lines]);
  useEffect(() => bus.listen('cart:lines-added', ({ keys }) => change({ kind: 'added', keys })), [bus]);
  return [lines, change];
}
