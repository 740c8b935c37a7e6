import { useState } from 'react';
import type { Outcome } from '../model/outcome.ts';
import type { DrawState } from './use-draw.ts';

/** The draw that was shown last on this page, also when its result is closed. */
export function useLastDraw(state: DrawState): Outcome | null {
  const [last, setLast] = useState<Outcome | null>(null);
  const shown = state.kind === 'done' ? state.outcome : null;
  if (shown && shown !== last) setLast(shown);
  return shown ?? last;
}
