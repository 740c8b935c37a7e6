import { useShop } from '@jishi/contracts';
import { readLocalStorage, useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';
import { useMemo } from 'react';
import { useTexts } from '../messages/texts.ts';
import { COMPARED_KEY, MAX_COMPARED, readCompared, toggled } from '../model/compared.ts';

/** Products this browser puts beside each other. */
export function useCompared() {
  const text = useTexts();
  const { notify } = useShop();
  const kept = useLocalStorage(COMPARED_KEY);
  const ids = useMemo(() => readCompared(kept), [kept]);
  return {
    ids,
    /** Puts one in or takes it out; says so when there is no room. */
    toggle(id: string) {
      const before = readCompared(readLocalStorage(COMPARED_KEY));
      const after = toggled(before, id);
      if (after.length === before.length) {
        notify({ kind: 'warning', text: text('compare.full', { count: MAX_COMPARED }) });
      } else writeLocalStorage(COMPARED_KEY, after);
    },
    replace: (next: readonly string[]) => writeLocalStorage(COMPARED_KEY, next.length > 0 ? next : null),
  };
}
