import type { CartLine } from '@jishi/api/cart';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

const control = 'input:not(:disabled), a[href]:not([tabindex="-1"]), button:not(:disabled)';

export type RestoredFocus = {
  page: RefObject<HTMLDivElement | null>;
  /** As soon as these lines are drawn, the focus goes to the first of them. */
  focusOn(lines: readonly CartLine[]): void;
  /** The page itself gets the focus that went with its last line. */
  focusOnPage(): void;
};

/** Leads whoever has taken a removal back to what came back: the message that was pressed is gone. It outlives an empty cart. */
export function useRestoredFocus(lines: readonly CartLine[]): RestoredFocus {
  const page = useRef<HTMLDivElement>(null);
  const awaited = useRef<ReadonlySet<string | undefined>>(new Set());
  useEffect(() => {
    if (awaited.current.size === 0 || lines.length === 0) return;
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const row = rows.find(({ dataset }) => awaited.current.has(dataset['line']));
    if (!row) return;
    awaited.current = new Set();
    row.querySelector<HTMLElement>(control)?.focus();
  }, [lines]);
  const focusOn = useCallback((restored: readonly CartLine[]) => {
    awaited.current = new Set(restored.map(({ key }) => key));
  }, []);
  const focusOnPage = useCallback(() => {
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);
  return { page, focusOn, focusOnPage };
}
