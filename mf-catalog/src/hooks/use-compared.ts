import { useShop } from '@jishi/contracts';
import { useMemo } from 'react';
import { useTexts } from '../messages/texts.ts';
import { COMPARED_KEY, MOST_COMPARED, readCompared, toggled } from '../model/compared.ts';
import { keep, readKept, useKept } from './use-kept.ts';

/** Products this browser puts beside each other. */
export function useCompared() {
  const text = useTexts();
  const { notify } = useShop();
  const kept = useKept(COMPARED_KEY);
  const ids = useMemo(() => readCompared(kept), [kept]);
  return {
    ids,
    /** Puts one in or takes it out; says so when there is no room. */
    toggle(id: string) {
      const before = readCompared(readKept(COMPARED_KEY));
      const after = toggled(before, id);
      if (after.length === before.length) {
        notify({ kind: 'warning', text: text('compare.full', { count: MOST_COMPARED }) });
      } else keep(COMPARED_KEY, after);
    },
    replace: (next: readonly string[]) => keep(COMPARED_KEY, next.length > 0 ? next : null),
  };
}
