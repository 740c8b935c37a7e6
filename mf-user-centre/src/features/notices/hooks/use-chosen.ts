import { useState } from 'react';

export type Selection = ReturnType<typeof useChosen>;

/** Which of these are chosen; what is no longer there is not. */
export function useChosen(ids: readonly string[]) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = ids.filter((id) => marked.includes(id));
  const others = ids.filter((id) => !marked.includes(id));
  return {
    chosen,
    isAll: others.length === 0,
    toggle: (id: string) => setMarked(marked.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    toggleAll: () => setMarked(others.length === 0 ? [] : ids),
    invert: () => setMarked(others),
    clear: () => setMarked([]),
  };
}
