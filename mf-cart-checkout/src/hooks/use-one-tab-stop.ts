import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A row of buttons that the Tab key stops at once: at the one that is pressed, else at the first. Arrow keys, Home and End lead on
 * inside of it, and press nothing.
 */
export function useOneTabStop(): {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markStop(ref.current));
  return {
    ref,
    onFocus: () => markStop(ref.current),
    onKeyDown(event) {
      const buttons = buttonsOf(ref.current);
      const next = buttons[nextIndex(event.key, buttons.findIndex(hasFocus), buttons.length)];
      if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The last one is beside the first; -1 for a key that leads nowhere. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? -1 : (index + step + count) % count;
}

function markStop(row: HTMLElement | null): void {
  const buttons = buttonsOf(row);
  const stop = buttons.find(hasFocus) ?? buttons.find(({ ariaPressed }) => ariaPressed === 'true') ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

const buttonsOf = (row: HTMLElement | null): HTMLElement[] => [...(row?.querySelectorAll('button') ?? [])];

const hasFocus = (element: HTMLElement): boolean => element === document.activeElement;
