import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import { stepFrom } from '../model/steps.ts';

export type Walk = {
  /** What scrolls. */
  row: RefObject<HTMLDivElement | null>;
  /** Where it stands, or is on its way to, in px. */
  at: () => number;
  /** Goes there; `smooth` where motion is welcome. */
  goTo: (left: number, behavior?: ScrollBehavior) => void;
  step: (direction: 1 | -1) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  /** Somebody moves it by hand, or it has come to rest: it is where it stands. */
  handleRest: () => void;
};

/** Moves the street. Steps that follow quickly add up: each begins where the one before leads to. */
export function useWalk(): Walk {
  const row = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);

  const at = useCallback(() => target.current ?? row.current?.scrollLeft ?? 0, []);
  const goTo = useCallback((left: number, behavior?: ScrollBehavior) => {
    const element = row.current;
    if (!element) return;
    const end = element.scrollWidth - element.clientWidth;
    const next = Math.max(0, Math.min(left, end));
    target.current = Math.abs(next - element.scrollLeft) < 1 ? null : next;
    element.scrollTo({ left: next, ...(behavior && { behavior }) });
  }, []);
  const step = useCallback(
    (direction: 1 | -1) => goTo(stepFrom(beginningsIn(row.current), at(), direction)),
    [goTo, at],
  );
  const handleRest = useCallback(() => {
    target.current = null;
  }, []);
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      // Alt and an arrow go back in the history.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'Home') goTo(0);
      else if (event.key === 'End') goTo(Number.MAX_SAFE_INTEGER);
      else return;
      event.preventDefault();
    },
    [step, goTo],
  );
  return useMemo(
    () => ({ row, at, goTo, step, handleKeyDown, handleRest }),
    [at, goTo, step, handleKeyDown, handleRest],
  );
}

/** Where each stall begins, in px of scrolling. */
export function beginningsIn(row: HTMLElement | null): number[] {
  const stalls = [...(row?.querySelectorAll<HTMLElement>('li[id]') ?? [])];
  const start = stalls[0]?.offsetLeft ?? 0;
  return stalls.map(({ offsetLeft }) => offsetLeft - start);
}
