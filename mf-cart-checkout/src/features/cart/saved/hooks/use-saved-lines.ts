import { type CartLine, getSavedLines, lineKey, removeSavedLines } from '@jishi/api/cart';
import { cartKeys, guestSavedLinesQuery, savedLinesQuery } from '@jishi/api/cart/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { readLocalStorage, useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCartWriter } from '../../../../hooks/use-cart-writer.ts';
import { useSavedWords } from '../../../../messages/saved/texts.ts';
import { adding, movingToCart } from '../../../../model/cart-change.ts';
import { readEntries, SAVED_KEY, withoutEntry } from '../model/stored-entries.ts';
import { useTakenAlong } from './use-taken-along.ts';

export type SavedLines = {
  lines: readonly CartLine[];
  isVisitors: boolean;
  /** Puts one back into the cart. */
  moveBack(line: CartLine): Promise<void>;
  forget(line: CartLine): Promise<void>;
};

/** What was saved for later, and what can be done with it. */
export function useSavedLines(): SavedLines {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const ofCustomer = useCustomersLines(isSignedIn);
  const ofVisitor = useVisitorsLines(!isSignedIn);
  useTakenAlong(isSignedIn);
  return isSignedIn ? ofCustomer : ofVisitor;
}

function useCustomersLines(enabled: boolean): SavedLines {
  const api = useApi();
  const queries = useQueryClient();
  const write = useCartWriter();
  const { tell, fail } = useTold();
  const { data: lines = [] } = useQuery({ ...savedLinesQuery(api), enabled });
  const show = (saved: CartLine[]) => queries.setQueryData(cartKeys.saved, saved);
  return {
    lines,
    isVisitors: false,
    async moveBack(line) {
      try {
        await write(movingToCart(line));
        const left = await getSavedLines(api);
        show(left);
        // A full cart takes nothing: what finds no room stays saved.
        tell(left.some(({ key }) => key === line.key) ? 'saved.no-room' : 'saved.back-done');
      } catch (error) {
        fail(error);
      }
    },
    async forget(line) {
      try {
        show(await removeSavedLines(api, [line]));
        tell('saved.forgotten');
      } catch (error) {
        fail(error);
      }
    },
  };
}

function useVisitorsLines(enabled: boolean): SavedLines {
  const write = useCartWriter();
  const { tell, fail } = useTold();
  const kept = useLocalStorage(SAVED_KEY);
  const entries = useMemo(() => readEntries(kept), [kept]);
  const query = guestSavedLinesQuery(useApi(), entries);
  const { data = [] } = useQuery({
    ...query,
    enabled: enabled && entries.length > 0,
    placeholderData: keepPreviousData,
  });
  const drop = ({ key }: CartLine) => {
    const left = withoutEntry(readEntries(readLocalStorage(SAVED_KEY)), key);
    writeLocalStorage(SAVED_KEY, left.length > 0 ? left : null);
  };
  const keys = new Set(entries.map(lineKey));
  return {
    lines: data.filter(({ key }) => keys.has(key)),
    isVisitors: true,
    async moveBack(line) {
      try {
        await write(adding(line));
        drop(line);
        tell('saved.back-done');
      } catch (error) {
        fail(error);
      }
    },
    async forget(line) {
      drop(line);
      tell('saved.forgotten');
    },
  };
}

function useTold() {
  const { notify } = useShop();
  const text = useSavedWords();
  const failureText = useFailureText();
  return {
    tell: (key: 'saved.back-done' | 'saved.forgotten' | 'saved.no-room') =>
      notify({ kind: key === 'saved.no-room' ? 'warning' : 'success', text: text(key) }),
    fail: (error: unknown) => notify({ kind: 'error', text: failureText(error) }),
  };
}
