import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeAt } from '../model/steps.ts';
import { beginningsIn, type Walk } from './use-walk.ts';

/**
 * Which stall one was at stands in the address from the moment one leaves, so that coming back finds it; a link may name one as well.
 *
 * @param anchors ids of the stalls, in their order
 * @returns to be called before the page is left
 */
export function usePlace({ row, goTo }: Walk, anchors: readonly string[]): () => void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [named] = useState(hash.slice(1));

  useLayoutEffect(() => {
    const place = anchors.indexOf(named);
    // What the browser has found by itself stays, and what somebody has scrolled to meanwhile.
    if (place < 1 || row.current?.scrollLeft !== 0) return;
    goTo(beginningsIn(row.current)[place] ?? 0, 'instant');
  }, [anchors, named, row, goTo]);

  return useCallback(() => {
    const place = placeAt(beginningsIn(row.current), row.current?.scrollLeft ?? 0);
    const anchor = anchors[place];
    if (anchor === undefined || (place === 0 && hash === '') || hash === `#${anchor}`) return;
    void navigate({ hash: anchor }, { replace: true, preventScrollReset: true });
  }, [anchors, hash, navigate, row]);
}
